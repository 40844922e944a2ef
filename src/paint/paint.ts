import { card, notice, shell, signIn } from 'virtual:prerendered';
import { brandOf, markOf } from '../constants';
import { attachRoot } from '../handover/attachRoot';
import { firstPaintAssets } from '../handover/firstPaintAssets';
import { ignoreRepeatedEnter } from '../handover/ignoreRepeatedEnter';
import { stopFieldKeys, stopFormEvents } from '../handover/stopEvents';
import { type LanguageInfo, languageInfo } from '../store/language/languages';
import { signInLanguages } from '../store/language/signInLanguages';
import { areDefaults } from '../store/layout/settings';
import { accessOf, isDenied } from '../store/menu/roles';
import { hashHref, pathInHash } from '../store/routing/hash';
import { keepReturnUrl } from '../store/routing/keepReturnUrl';
import { loginRoute } from '../store/routing/paths';
import { type Route, screenAt } from '../store/routing/route';
import { writeAddress } from '../store/routing/writeAddress';
import { pathOfNotice } from '../store/session/notice';
import { resetLink } from '../store/session/resetLink';
import { isAdmin } from '../store/session/user/userRecord';
import { autofocus } from '../views/element/autofocus';
import { adoptStyles } from '../views/styles/adoptStyles';
// Provides what `firstPaintAssets` returns.
import '../views/firstPaint/provideFirstPaintAssets';
import { isPicker } from '../handover/ownElement';
import { hasCustomMenu, paintCustomMenu } from './customMenu';
import { fill } from './fill';
import { type PaintInput, readPaintInput } from './paintInput';
import { recordEarlyInput } from './recordEarlyInput';

type RouteToPaint = Pick<Route, 'screen' | 'area' | 'location'> & { address?: string };

/** Exports of `setting-styles.js`. */
interface SettingStylesModule {
  applySettingStyles: typeof import('../views/shell/settingStyles/settingStyles').applySettingStyles;
}

/**
 * Paints the first screen of an element before React arrives: the sign-in form in the light DOM, or the
 * shell's frame with its menu. Both take input immediately. Whatever is unknown here is left to React;
 * styles of settings other than the defaults are imported from `folder`.
 */
export function paint(host: HTMLElement, folder: string): void {
  if (host.shadowRoot || isPicker(host.localName)) return;
  const input = readPaintInput(host);
  const { attribute, attributes, user } = input;
  const isShell = host.localName === 'backoffice-shell';
  const hashPrefix = attribute('hash-prefix') ?? '';
  const memory = attribute('routing') === 'memory';
  const route = routeToPaint(input, isShell, hashPrefix, memory);
  if (!route) return;
  const { location, screen, address } = route;
  if (address) writeAddress(address, { replace: true });
  const { language, texts } = input;
  const painted = { location, language, texts, attributes, signedIn: Boolean(user) };
  recordEarlyInput(host, painted, memory);

  const root = attachStyledRoot(host, isShell);
  const customMenu = isShell && hasCustomMenu(host);
  const values = placeholderValues(input, isShell, hashPrefix, route);
  const access = accessOf(user, input.areas);
  const lookUp = (placeholder: string) => {
    if (placeholder[0] !== '/')
      return (values[placeholder] ?? input.texts[placeholder])?.toString();
    if (customMenu || isDenied(placeholder, access)) return undefined;
    return hashHref(placeholder, hashPrefix);
  };

  root.append(fill(user ? shell : card, lookUp) as Element);
  if (!areDefaults(input.settings)) importSettingStyles(root, folder);
  if (user && customMenu) {
    whenParsed(host, () => paintCustomMenu(host, input, location, hashPrefix));
  }
  if (user) return;
  offerLanguages(root.querySelector('select') as HTMLSelectElement, input);
  if (screen === 'reset' || host.localName === 'backoffice-reset') return;
  const form = paintForm(host, fill(signIn, lookUp) as Element, languageInfo(input.language));
  if (values.notice) form.querySelector('.alert')?.append(fill(notice, lookUp) as Element);
  const noAutofocus = attribute('no-autofocus') ?? 'false';
  // In the next frame, since focusing forces a layout.
  if (noAutofocus === 'false') requestAnimationFrame(() => autofocus(form));
}

/**
 * Returns the location and screen to paint; a page for users becomes sign-in, with its address. Undefined for
 * what is left to React: the signed-in card, hosted sign-in, reset steps, error screens without a frame.
 */
function routeToPaint(
  { attribute, user, notice }: PaintInput,
  isShell: boolean,
  hashPrefix: string,
  isMemoryRouting: boolean,
): RouteToPaint | undefined {
  const { hash } = window.location;
  const inAddress = isShell && !isMemoryRouting && pathInHash(hash, hashPrefix);
  const location = inAddress || '/';
  // A visitor signs in first, for every area.
  const { screen, area } = screenAt(location, { hideAdmin: user && !isAdmin(user) });
  const isErrorScreen = /^\d/.test(screen);
  if (user && (!isShell || screen === 'reset')) return undefined;
  if (!user && (isErrorScreen || attribute('auth') === 'oidc')) return undefined;
  if (!isShell || user || location.startsWith('/account')) return { location, screen, area };
  const loginLocation = loginRoute(
    inAddress || pathOfNotice(notice, isMemoryRouting ? undefined : hashPrefix) || '/',
  );
  // Keep the hash if it belongs to the host page or to another shell.
  const address =
    inAddress || (!hash && !isMemoryRouting) ? hashHref(loginLocation, hashPrefix) : undefined;
  return { location: loginLocation, screen, area, address };
}

/** Returns the values of the placeholders in the prerendered markup, apart from texts and paths. */
function placeholderValues(
  { attribute, language, texts, settings, condensed, notice }: PaintInput,
  isShell: boolean,
  hashPrefix: string,
  { area, location }: RouteToPaint,
): Record<string, unknown> {
  const { locale, dir } = languageInfo(language);
  const brand = brandOf(attribute('brand'));
  const email = attribute('auth') === 'email';
  const ownReset = isShell
    ? hashHref(keepReturnUrl('/account/reset', location), hashPrefix)
    : undefined;
  return {
    ...settings,
    brand,
    home: hashHref('/', hashPrefix),
    homeLabel: `${brand}, ${texts.dashboard}`,
    mark: markOf(brand),
    locale,
    dir,
    condensed,
    expanded: !condensed,
    type: email ? 'email' : 'text',
    label: texts[email ? 'signIn.email' : 'signIn.userId'],
    notice: notice && (notice.message ?? texts['session.ended']),
    tone: notice?.message === undefined ? 'info' : notice.tone,
    reset: resetLink(attribute('reset-url'), ownReset),
    [`current/${area}`]: 'page',
  };
}

/** Attaches the shadow root with the styles of the first paint. */
function attachStyledRoot(host: HTMLElement, isShell: boolean): ShadowRoot {
  const root = attachRoot((init) => host.attachShadow(init));
  // The root is closed if a page wraps `attachShadow` or has declared one. The descriptor has no prototype, because
  // a page may have added `get` to all objects.
  if (!host.shadowRoot)
    Object.defineProperty(host, 'shadowRoot', {
      __proto__: null,
      value: root,
    } as PropertyDescriptor);
  const styles = firstPaintAssets();
  adoptStyles(root, isShell ? styles.shell : styles.account);
  adoptStyles(host.getRootNode(), styles.forms);
  stopFieldKeys(root);
  return root;
}

/** Imports the styles of settings other than the defaults. A failure is harmless: React loads them again. */
function importSettingStyles(root: ShadowRoot, folder: string): void {
  import(`${folder}setting-styles.js`)
    .then(({ applySettingStyles }: SettingStylesModule) => applySettingStyles(root, adoptStyles))
    .catch(console.warn);
}

/** Adds the container of the sign-in form to the light DOM. */
function paintForm(
  host: HTMLElement,
  content: Element,
  { locale, dir }: LanguageInfo,
): HTMLElement {
  const form = document.createElement('div');
  form.slot = 'account';
  form.dataset.backoffice = '';
  form.lang = locale;
  if (dir) form.dir = dir;
  form.append(content);
  // A page that creates an element again from its markup copies the painted form too.
  for (const copy of host.querySelectorAll(':scope > [data-backoffice]')) copy.remove();
  host.append(form);
  stopFormEvents(form);
  ignoreRepeatedEnter(form);
  return form;
}

function offerLanguages(select: HTMLSelectElement, { language, attribute }: PaintInput): void {
  for (const offered of signInLanguages(language, attribute('language'))) {
    select.append(new Option(languageInfo(offered).text, offered));
  }
  select.value = language;
}

/** Calls back when the children of an element are parsed: immediately, or when the document is. */
function whenParsed(host: HTMLElement, callback: () => void): void {
  if (document.readyState !== 'loading' || host.nextSibling) callback();
  else addEventListener('DOMContentLoaded', callback, { once: true });
}
