import { createStore, type StoreApi } from 'zustand/vanilla';
import { shared } from '../browser/registry';
import type { ElementOptions } from '../element/options';
import { pathOfNotice, readNotice } from '../session/notice';
import { encodeFragment, pathInHash } from './hash';
import { hashRouter } from './hashRouter';
import { memoryRouter } from './memoryRouter';
import { firstSegment, isPath } from './paths';
import type { Router } from './router';
import { writeAddress } from './writeAddress';

/** Router of a shell and its location, path with query. */
export interface NavigationState {
  router: Router;
  location: string;
}

/** Navigation of one shell. Its router is replaced when `routing` or `hash-prefix` changes. */
export interface Navigation extends StoreApi<NavigationState> {
  /** Follows the address and the attributes. Returns an unsubscribe function. */
  start(): () => void;
}

/** The options that choose a router. */
interface RouterConfig {
  routing: string | undefined;
  hashPrefix: string;
}

/**
 * Creates the navigation of a shell from its options. Its initial state is that of the first paint.
 * @param current the options now: a script may have changed them since the first paint
 */
export function createNavigation(
  storagePrefix: string,
  options: StoreApi<ElementOptions>,
  current: ElementOptions,
): Navigation {
  const readConfig = () => configOf(options.getState());
  const notice = readNotice(storagePrefix);
  const stateFor = (wanted: RouterConfig): NavigationState => {
    const hashPrefix = wanted.routing === 'memory' ? undefined : wanted.hashPrefix;
    const router = routerFor(wanted, pathOfNotice(notice, hashPrefix));
    return { router, location: router.location() };
  };
  let config = readConfig();
  const store = createStore<NavigationState>(() => stateFor(config));
  const now = configOf(current);
  // The hash of another router is not the user's page. The sign-in, which the first paint wrote, moves in `start`.
  if (!isSame(now, config) && firstSegment(store.getState().location) !== 'account') {
    store.setState(stateFor(now));
    config = now;
  }

  /** Updates the location after a move. */
  const update = () => {
    const { router, location } = store.getState();
    if (router.location() !== location) store.setState({ location: router.location() });
  };

  function start() {
    let unsubscribe = store.getState().router.subscribe(update);
    const applyConfig = () => {
      const next = readConfig();
      if (isSame(next, config)) return;
      const last = store.getState().router;
      const router = moveToRouter(last, config, next);
      config = next;
      if (router === last) return;
      unsubscribe();
      unsubscribe = router.subscribe(update);
      store.setState({ router, location: router.location() });
    };
    const stopOptions = options.subscribe(applyConfig);
    update();
    applyConfig();
    return () => {
      stopOptions();
      unsubscribe();
    };
  }

  return Object.assign(store, { start });
}

const configOf = ({ routing, hashPrefix = '' }: ElementOptions): RouterConfig => ({
  routing,
  hashPrefix,
});

const isSame = (one: RouterConfig, other: RouterConfig) =>
  one.routing === other.routing && one.hashPrefix === other.hashPrefix;

/** Returns the router for a configuration. All shells with one hash prefix share a router. */
function routerFor({ routing, hashPrefix }: RouterConfig, start?: string): Router {
  if (routing === 'memory') return memoryRouter(start);
  return shared(`router:${encodeFragment(hashPrefix)}`, () => hashRouter(hashPrefix, start));
}

/** Goes to the page of the last router, also in the address, and returns the router for a new configuration. */
function moveToRouter(last: Router, from: RouterConfig, to: RouterConfig): Router {
  const fromMemory = from.routing === 'memory';
  // Memory routing has no hash prefix.
  if (to.routing === 'memory') return fromMemory ? last : routerFor(to, last.location());
  const next = routerFor(to);
  if (next === last) return next;
  const { hash } = window.location;
  // A path that the host page wrote under the new hash prefix wins. After memory routing it is outdated.
  const written = fromMemory ? undefined : pathInHash(hash, to.hashPrefix);
  const wanted = written ?? last.location();
  // The dashboard needs no hash.
  if (isPath(wanted) && (hash || next.location() !== wanted))
    next.navigate(wanted, { replace: true });
  // A redirect leaves a hash with another prefix alone, but this one is the shell's old location.
  const isOldLocation = !fromMemory && pathInHash(hash, from.hashPrefix) !== undefined;
  if (written === undefined && isOldLocation) {
    writeAddress(next.href(next.location()), { replace: true });
  }
  return next;
}
