import { card, shell, signIn } from 'virtual:prerendered';
import { brandOf, markOf } from '../constants';
import { firstPaintAssets } from '../handover/firstPaintAssets';
import { stopFormEvents, stopKeyPropagation } from '../handover/stopEvents';
import { type LanguageInfo, languageInfo } from '../store/language/languages';
import { signInLanguages } from '../store/language/signInLanguages';
import { areDefaults } from '../store/layout/settings';
import { accessOf, isDenied } from '../store/menu/roles';
import { hashHref, pathInHash } from '../store/routing/hash';
import { loginRoute } from '../store/routing/paths';
import { screenAt } from '../store/routing/route';
import { writeAddress } from '../store/routing/writeAddress';
import { resetLink } from '../store/session/resetLink';
import { isAdmin } from '../store/session/userRecord';
import { autofocus } from '../views/element/autofocus';
import { adoptStyles } from '../views/styles/adoptStyles';
import '../views/firstPaint/provideFirstPaintAssets';
import { isPicker } from '../handover/ownElement';
import { hasCustomMenu, paintCustomMenu } from './customMenu';
import { fill } from './fill';
import { type PaintInput, readPaintInput } from './paintInput';
import { recordEarlyInput } from './recordEarlyInput';

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
  const { attribute, user } = input;
  const language = languageInfo(input.language);
  const isShell = host.localName === 'backoffice-shell';
  const prefix = attribute('hash-prefix') ?? '';
  const memory = attribute('routing') === 'memory';
  const hash = memory ? '#' : location.hash;
  const pathInAddress = isShell && pathInHash(hash, prefix);
  let path = pathInAddress || '/';
  const { screen, area } = screenAt(path, isAdmin(user));
  // Left to React: the signed-in card, hosted sign-in, reset steps, error screens without a frame.
  if (user ? !isShell || screen === 'reset' : attribute('auth') === 'oidc' || /^\d/.test(screen))
    return;
  if (isShell && !user && !path.startsWith('/account')) {
    path = loginRoute(path);
    // Keep the hash if it belongs to the host page or to another shell.
    if (pathInAddress || !hash) writeAddress(hashHref(path, prefix), { replace: true });
  }
  recordEarlyInput(host, { path, language: input.language, texts: input.texts }, memory);

  const root = attachRoot(host, isShell);
  const access = accessOf(user, input.areas);
  const customMenu = isShell && hasCustomMenu(host);
  const email = attribute('auth') === 'email';
  const brand = brandOf(attribute('brand'));
  const values: Record<string, unknown> = {
    ...input.settings,
    brand,
    home: hashHref('/', prefix),
    homeLabel: `${brand}, ${input.texts.dashboard}`,
    mark: markOf(brand),
    locale: language.locale,
    dir: language.dir,
    condensed: input.condensed,
    expanded: !input.condensed,
    type: email ? 'email' : 'text',
    label: input.texts[email ? 'signIn.email' : 'signIn.userId'],
    reset: resetLink(
      attribute('reset-url'),
      isShell ? hashHref('/account/reset', prefix) : undefined,
    ),
    [`current/${area}`]: 'page',
  };
  const lookUp = (placeholder: string) => {
    if (placeholder[0] !== '/')
      return (values[placeholder] ?? input.texts[placeholder])?.toString();
    return customMenu || isDenied(placeholder, access) ? undefined : hashHref(placeholder, prefix);
  };

  root.append(fill(user ? shell : card, lookUp) as Element);
  if (!areDefaults(input.settings)) importSettingStyles(root, folder);
  if (user && customMenu) {
    whenParsed(host, () => paintCustomMenu(host, input, path, prefix));
  }
  if (user) return;
  offerLanguages(root.querySelector('select') as HTMLSelectElement, input);
  if (screen === 'reset' || host.localName === 'backoffice-reset') return;
  const form = paintForm(host, fill(signIn, lookUp) as Element, language);
  // In the next frame, since focusing forces a layout.
  if (attribute('no-autofocus') === undefined) requestAnimationFrame(() => autofocus(form));
}

/** Attaches the shadow root with the styles of the first paint. */
function attachRoot(host: HTMLElement, isShell: boolean): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  // A page may have wrapped `attachShadow` to close every root. The descriptor has no prototype, because a
  // page may have added `get` to all objects.
  if (!host.shadowRoot)
    Object.defineProperty(host, 'shadowRoot', {
      __proto__: null,
      value: root,
    } as PropertyDescriptor);
  const styles = firstPaintAssets();
  adoptStyles(root, isShell ? styles.shell : styles.account);
  adoptStyles(host.getRootNode(), styles.forms);
  stopKeyPropagation(root);
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
  host.append(form);
  stopFormEvents(form);
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
