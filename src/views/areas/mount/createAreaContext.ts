import { DEFAULT_CURRENCY } from '../../../constants';
import { setCommands, setHighlights, setTitle } from '../../../store/areas/areaActions';
import { areaRequest } from '../../../store/areas/areaRequest';
import type { AreaStore } from '../../../store/areas/areaStore';
import type { AreaContext, AreaFacts, Highlight, Toast } from '../../../store/areas/areaTypes';
import { setBadge } from '../../../store/areas/badges';
import { openDrafts } from '../../../store/areas/drafts';
import { hasDraft, rememberUnsavedDraft } from '../../../store/areas/storedDrafts';
import { showToast } from '../../../store/areas/toasts';
import { setDirty } from '../../../store/areas/unsavedWork';
import type { ElementStores } from '../../../store/element/elementStores';
import { languageInfo } from '../../../store/language/languages';
import type { Command } from '../../../store/lists/commands';
import { type PublicUser, userKey } from '../../../store/session/user/userRecord';

/** Parameters of a context. */
export interface ContextSetup {
  name: string;
  /** Whether the area is a framed page, whose toasts and highlights name it. */
  framed: boolean;
  /** The shell's element. */
  host: HTMLElement;
  stores: ElementStores;
  areaStore: AreaStore;
  signal: AbortSignal;
  /** Called with errors that the area's listeners throw. */
  onError(error: unknown): void;
}

/** Context of an area, and the function that updates its facts. */
export interface LiveContext {
  context: AreaContext;
  /** Calls the area's listeners if one of the facts has changed. */
  notify(): void;
}

/** User of an area that is still shown while the session ends. */
const NO_USER: PublicUser = Object.freeze({});

/** Creates the context of one visit to an area. Calls after the visit has ended are ignored. */
export function createAreaContext(setup: ContextSetup): LiveContext {
  const { name, stores, areaStore, signal } = setup;
  const listeners = new Set<() => void>();
  let last = readAreaFacts(setup);
  /** As they were read: the area may change its query. */
  let lastTexts = textsOf(last);
  const { prefix } = stores;
  const owner = userKey(last.user);
  const drafts = openDrafts(prefix, owner, name);

  const whileVisited =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      if (!signal.aborted) act(...args);
    };
  const rememberDraft = () => {
    const isUnsaved = areaStore.getState().dirty === name && hasDraft(prefix, owner, name);
    if (isUnsaved) rememberUnsavedDraft(prefix, owner, name);
  };
  /** Name of a framed area, which its toasts and highlights show. */
  const from = setup.framed ? name : undefined;

  const context: AreaContext = {
    ...last,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate: whileVisited((path: string, options?: { replace?: boolean }) => {
      // A framed page that calls it again and again must not replace the question before the user can answer.
      const { leaveDialog, dirty } = areaStore.getState();
      if (leaveDialog && dirty === name) return;
      stores.navigate(pathFromArea(name, path), options);
    }),
    request: areaRequest(stores) as AreaContext['request'],
    notify: whileVisited((toast: Toast) => showToast(areaStore, toast, from)),
    setTitle: whileVisited((text: string | undefined) => setTitle(areaStore, name, toText(text))),
    setBadge: whileVisited((text: string | undefined) =>
      setBadge(areaStore, name, { text: toText(text) }),
    ),
    setCommands: whileVisited((list: readonly Command[]) => setCommands(areaStore, name, list)),
    setHighlights: whileVisited((links: readonly Highlight[]) =>
      setHighlights(areaStore, name, links, from),
    ),
    setDirty: whileVisited((dirty: boolean) => {
      setDirty(areaStore, name, dirty);
      rememberDraft();
    }),
    draft: {
      get: drafts.get,
      set: whileVisited((key: string, value: unknown) => {
        // A logout has cleared the drafts: do not write them again.
        if (stores.session.getState().ended === 'user') return;
        drafts.set(key, value);
        rememberDraft();
      }),
      // A save that ends after the visit may still delete its draft.
      delete: drafts.delete,
    },
    signal,
  };
  // Getters: the facts are always current.
  for (const fact of Object.keys(last) as (keyof AreaFacts)[]) {
    Object.defineProperty(context, fact, { enumerable: true, get: () => last[fact] });
  }

  return {
    context,
    notify() {
      const now = readAreaFacts(setup);
      const texts = textsOf(now);
      if (texts === lastTexts && now.user === last.user) return;
      last = now;
      lastTexts = texts;
      // Catches thrown errors and rejected promises alike.
      // A copy: a listener may subscribe again.
      for (const listener of [...listeners]) {
        new Promise((resolve) => resolve(listener())).catch(setup.onError);
      }
    },
  };
}

/** Converts any value to text: untyped areas may pass objects, which React cannot render. */
const toText = (text: unknown) => (text == null ? undefined : String(text));

function readAreaFacts({ host, stores }: ContextSetup): AreaFacts {
  const language = stores.language();
  const { locale, dir } = languageInfo(language);
  const [path = '', query = ''] = (stores.currentLocation() ?? '/').split(/\?(.*)/s);
  return {
    user: stores.publicUser() ?? NO_USER,
    language,
    locale,
    dir: dir ?? (host.matches(':dir(rtl)') ? 'rtl' : 'ltr'),
    currency: stores.options.getState().currency || DEFAULT_CURRENCY,
    theme: stores.layout.getState().shownTheme === 'dark' ? 'dark' : 'light',
    path: path.replace(/^\/[^/]*/, '') || '/',
    query: new URLSearchParams(query),
  };
}

/** Returns the facts but the user as one text. */
const textsOf = (facts: AreaFacts) =>
  JSON.stringify({ ...facts, user: undefined, query: String(facts.query) });

/**
 * Resolves a path that an area navigates to. `/…` is absolute in the shell, anything else is relative to
 * the area. `app:42` is a path, not a URL; `#` becomes `%23`.
 */
export function pathFromArea(area: string, path: string): string {
  if (path.startsWith('/')) return path;
  const base = `http://area/${encodeURIComponent(area)}/`;
  const { pathname, search } = new URL(`./${path.replaceAll('#', '%23')}`, base);
  // Shell paths begin with exactly one slash and have none at the end.
  return pathname.replace(/^\/+/, '/').replace(/(.)\/$/, '$1') + search;
}
