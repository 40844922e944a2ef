import { DEFAULT_CURRENCY } from '../../../constants';
import type { AreaContext, AreaFacts } from '../../../store/areas/areaSources';
import type { AreaDesk, DeskState } from '../../../store/areas/areaState';
import { draftsOf } from '../../../store/areas/drafts';
import type { Stores } from '../../../store/element/elementStores';
import { LANGUAGES } from '../../../store/language/languageChoice';
import type { Router } from '../../../store/routing/router';
import { displayName } from '../../../store/session/userRecord';
import { pathFromArea } from './pathFromArea';

/** What a context is made from. */
export interface Surroundings {
  name: string;
  stores: Stores;
  router: Router;
  desk: AreaDesk;
  signal: AbortSignal;
  /** Told of what a listener of the area throws. */
  failed(error: unknown): void;
}

export interface LiveContext {
  context: AreaContext;
  /** Tells the area, where one of the facts has changed. */
  tell(): void;
}

let toasts = 0;
/** So many notes at once; older ones make room. */
const MOST = 4;

/** The context of one visit to an area. Once it is left, what it says is no longer heard. */
export function createContext(around: Surroundings): LiveContext {
  const { name, stores, router, desk, signal } = around;
  const listeners = new Set<() => void>();
  let last = readFacts(around);
  const { UserId } = last.user ?? {};
  const drafts = draftsOf(stores.prefix, String(UserId ?? displayName(last.user)), name);

  const whileHere =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      if (!signal.aborted) act(...args);
    };
  const say = whileHere((change: (state: DeskState) => Partial<DeskState>) =>
    desk.setState(change),
  );

  const context: AreaContext = {
    ...readFacts(around),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate: whileHere((path: string, options?: { replace?: boolean }) =>
      router.navigate(pathFromArea(name, path), options),
    ),
    request: stores.request,
    notify({ kind, text }) {
      toasts += 1;
      const toast = { id: toasts, kind, text: String(text) };
      say((state) => ({ toasts: [...state.toasts, toast].slice(-MOST) }));
    },
    setTitle: (text) => say(({ titles }) => ({ titles: { ...titles, [name]: shown(text) } })),
    setBadge: (text) => say(({ badges }) => ({ badges: { ...badges, [name]: shown(text) } })),
    setDirty: (dirty) => say((state) => ({ dirty: dirty ? name : clean(state, name) })),
    draft: {
      get: drafts.get,
      set: whileHere((key: string, value: unknown) => {
        // Whoever logs out leaves nothing behind.
        if (stores.session.getState().ended !== 'user') drafts.set(key, value);
      }),
      // A save that ends later still takes away what it has saved.
      delete: drafts.delete,
    },
    signal,
  };
  // The facts are read when they are asked for, so that they are never of yesterday.
  for (const fact of Object.keys(last) as (keyof AreaFacts)[]) {
    Object.defineProperty(context, fact, { enumerable: true, get: () => last[fact] });
  }

  return {
    context,
    tell() {
      const now = readFacts(around);
      if (sameFacts(last, now)) return;
      last = now;
      // What a listener throws, and what its promise rejects with.
      for (const listener of listeners) {
        new Promise((done) => done(listener())).catch(around.failed);
      }
    },
  };
}

/** As a text, whatever an area without types gives: an object would end the shell. */
const shown = (text: unknown) => (text == null ? undefined : String(text));

const clean = ({ dirty }: DeskState, name: string) => (dirty === name ? undefined : dirty);

function readFacts({ stores, router }: Surroundings): AreaFacts {
  const language = stores.language();
  const [path = '', query = ''] = router.path().split(/\?(.*)/s);
  return {
    user: stores.session.getState().user,
    language,
    locale: LANGUAGES[language].locale,
    currency: stores.options.getState().currency || DEFAULT_CURRENCY,
    theme: stores.layout.getState().shownTheme === 'dark' ? 'dark' : 'light',
    path: path.replace(/^\/[^/]*/, '') || '/',
    query: new URLSearchParams(query),
  };
}

function sameFacts(one: AreaFacts, other: AreaFacts): boolean {
  return (Object.keys(one) as (keyof AreaFacts)[]).every(
    (fact) =>
      String(one[fact]) === String(other[fact]) && (fact !== 'user' || one.user === other.user),
  );
}
