import { useEffect, useState } from 'react';
import english from '../../locales/en/shell.json';
import { addEnglish } from '../../locales/english';
import { clearForNextUser } from '../../store/areas/areaStore';
import type { SessionUser } from '../../store/session/user/userRecord';
import { removeCopies } from '../areas/ownContainers';
import { removeStamped } from '../areas/slottedTemplate';
import { useHiddenContent } from '../areas/useHiddenContent';
import { useElementContext, useSession, useStores } from '../element/elementContext';
import { useKeptFocus } from '../element/useKeptFocus';
import { RouterProvider, useShellRoute } from '../routing/RouterProvider';
import { useTurboLinks } from '../routing/useTurboLinks';
import { SignedOutRoutes } from './Routes';
import { SignedIn } from './SignedIn';
import { useDocumentTitle } from './useDocumentTitle';
import { useNavigateEvents } from './useNavigateEvents';
import { useSignInRedirect } from './useSignInRedirect';

addEnglish(english);

/** View of `<backoffice-shell>`. */
export function Shell() {
  const { host, stores } = useElementContext();
  useUntranslatedPanel();
  useHiddenContent();
  useEffect(() => clearForNextUser(stores, () => removeStamped(host)), [host, stores]);
  useEffect(() => removeCopies(host), [host]);
  return (
    <RouterProvider>
      <Pages />
    </RouterProvider>
  );
}

/** The frame with its routes for signed-in users, the account and error pages for others. */
function Pages() {
  const route = useShellRoute();
  const signedIn = useSession((state) => Boolean(state.user));
  const userChangeCount = useSession((state) => state.userChangeCount);
  const { session } = useStores();
  const [earlierUser, setEarlierUser] = useState<SessionUser>();
  const { mustSignIn, showsFrame } = useSignInRedirect(route, earlierUser);
  useTurboLinks();
  useNavigateEvents(route, mustSignIn);
  useDocumentTitle(route, signedIn);
  useKeptFocus(`${showsFrame} ${route.location}`);
  // Another user gets another tree, without any state of the last one.
  return showsFrame ? (
    <SignedIn key={userChangeCount} />
  ) : (
    <SignedOutRoutes
      mustSignIn={mustSignIn}
      onPasswordChanged={() => setEarlierUser(session.getState().user)}
    />
  );
}

/** Shows the panel of untranslated texts on pages with `?backoffice-debug=texts`. */
function useUntranslatedPanel(): void {
  const { host, stores } = useElementContext();
  useEffect(() => {
    if (!location.search.includes('backoffice-debug=texts')) return;
    const shown = stores
      .loadChunk(import('../diagnostics/untranslated/showUntranslated'))
      .then((module) => module?.showUntranslated(host, stores));
    return () => void shown.then((dispose) => dispose?.());
  }, [host, stores]);
}
