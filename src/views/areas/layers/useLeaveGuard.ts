import { useEffect } from 'react';
import { areaStoreOf } from '../../../store/areas/areaStore';
import { answerWithStay, sessionShells } from '../../../store/areas/sessionShells';
import { forgetUnsavedDrafts, hasDraft, hasUnsavedDraft } from '../../../store/areas/storedDrafts';
import { openLeaveDialog, setDirty } from '../../../store/areas/unsavedWork';
import type { ElementStores } from '../../../store/element/elementStores';
import { type Permissions, permittedRoute } from '../../../store/menu/permittedRoute';
import { accessOf } from '../../../store/menu/roles';
import type { Navigation } from '../../../store/routing/navigation';
import { firstSegment } from '../../../store/routing/paths';
import type { Router } from '../../../store/routing/router';
import type { LeaveReason } from '../../../store/session/leaveGuards';
import { userKey } from '../../../store/session/user/userRecord';
import { useElementContext } from '../../element/elementContext';

/**
 * Asks whether unsaved work may be lost together with its user. The leave dialog closes with Stay if the user signs
 * in again meanwhile.
 */
function askUser(
  stores: ElementStores,
  area: string | undefined,
  reason: LeaveReason,
): Promise<boolean> {
  const areaStore = areaStoreOf(stores);
  const { session } = stores;
  return new Promise((resolve) => {
    const unsubscribe = session.subscribe((now, before) => {
      const isRestored = before.phase === 'expiring' && now.phase === 'active';
      if (isRestored || now.user !== before.user) answerWithStay(session, areaStore);
    });
    const answer = (mayLeave: boolean) => {
      unsubscribe();
      if (mayLeave && area !== undefined) setDirty(areaStore, area, false);
      resolve(mayLeave);
    };
    openLeaveDialog(areaStore, {
      owner: areaStore,
      reason,
      leave: () => answer(true),
      stay: () => answer(false),
    });
  });
}

/** Asks before route changes, logout and unload. Returns a function that ends this. */
function guardWork(stores: ElementStores, router: Router, area: string): () => void {
  const areaStore = areaStoreOf(stores);
  const release = router.addGuard((path, options) => {
    if (isInside(path, area, stores)) return true;
    // The user answers first whether the logout goes on.
    if (areaStore.getState().leaveDialog?.reason === 'logout') return false;
    const leave = () => {
      setDirty(areaStore, area, false);
      // After a 401 the page reloads now, at this path: going back would take until the next task.
      const isReloading = stores.session.getState().phase === 'expiring';
      stores.navigate(path, { ...options, back: options.back && !isReloading, force: true });
    };
    openLeaveDialog(areaStore, { leave });
    return false;
  });
  const mayLeave = (reason: LeaveReason) => {
    // A draft survives the reload after a 401.
    if (reason === 'expired' && hasDraftOfUser(stores, area)) {
      setDirty(areaStore, area, false);
      return true;
    }
    return askUser(stores, area, reason);
  };
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const removeGuard = stores.session.leaveGuards.add(mayLeave);
  addEventListener('beforeunload', warn);
  return () => {
    release();
    removeGuard();
    removeEventListener('beforeunload', warn);
  };
}

/** Returns whether a path is a page of the open area that the user may see; if the whole area is denied now, any page. */
function isInside(path: string, area: string, stores: ElementStores): boolean {
  const permissions = permissionsOf(stores);
  if (permittedRoute(path, permissions).area === area) return true;
  const here = permittedRoute(stores.currentLocation() ?? '/', permissions);
  return here.area !== area && firstSegment(path) === area;
}

/** Returns what determines which paths the user may open now. */
function permissionsOf({ session, options }: ElementStores): Permissions {
  const { menu, areas } = options.getState();
  return { access: accessOf(session.getState().user, areas), menu, areas };
}

/**
 * Asks before a logout deletes drafts of unsaved work in areas that the user has left. Returns a function that ends this.
 */
function guardDrafts(stores: ElementStores): (() => void) | undefined {
  const { prefix, session } = stores;
  const user = () => userKey(session.getState().user);
  return session.leaveGuards.addForLogout?.({
    hasWork: () => hasUnsavedDraft(prefix, user()),
    async confirm() {
      const mayLeave = await askUser(stores, undefined, 'logout');
      // Another shell of the session need not ask again.
      if (mayLeave) forgetUnsavedDrafts(prefix, user());
      return mayLeave;
    },
  });
}

function hasDraftOfUser({ prefix, session }: ElementStores, area: string): boolean {
  return hasDraft(prefix, userKey(session.getState().user), area);
}

/**
 * Guards the unsaved work of areas. Follows the store without React: an area may navigate, or the page log out,
 * immediately after `setDirty`.
 */
export function useLeaveGuard(): void {
  const { host, stores } = useElementContext();
  const areaStore = areaStoreOf(stores);
  useEffect(() => {
    const navigation = stores.navigation as Navigation;
    let area: string | undefined;
    let router: Router | undefined;
    let release = () => {};
    const follow = () => {
      const { dirty } = areaStore.getState();
      const { router: current } = navigation.getState();
      if (dirty === area && current === router) return;
      area = dirty;
      router = current;
      release();
      release = dirty === undefined ? () => {} : guardWork(stores, current, dirty);
    };
    follow();
    const unsubscribers = [
      areaStore.subscribe(follow),
      navigation.subscribe(follow),
      guardDrafts(stores),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe?.();
      release();
    };
  }, [stores, areaStore]);
  useEffect(() => {
    const { session } = stores;
    const shell = { host, areaStore };
    sessionShells(session).add(shell);
    return () => {
      // The leave dialog is removed with the shell, or the work that another shell asks about.
      answerWithStay(session, areaStore);
      sessionShells(session).delete(shell);
    };
  }, [host, stores, areaStore]);
}
