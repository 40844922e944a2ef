import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { openDashboardForNextUser } from '../../store/session/watch/openDashboardForNextUser';
import { watchConnection } from '../../store/session/watch/watchConnection';
import { useOption, useSession, useStores, useTexts } from '../element/elementContext';
import { useStyles } from '../element/useStyles';
import { lazyOrFallback } from '../lazy/lazyOrFallback';
import { prefetchChunk, useLazyComponent } from '../lazy/useLazyComponent';
import session from './session.css?inline';

// Optional: without this chunk there is no warning.
const ExpiryWarning = lazyOrFallback(() => import('./ExpiryWarning'));
const loadIdleWarning = () => import('./IdleWarning');
const loadSignInDialog = () => import('./SignInDialog');
const SignInDialog = lazyOrFallback(loadSignInDialog, WithoutDialog);
const loadClientId = () => import('../../store/browser/clientId');
/** Time in ms after which the sign-in of the dialog is prefetched: after a deployment, its files may be gone. */
const PREFETCH_AFTER_MS = 10_000;

/** Warnings and dialogs of the session over the shell, loaded on demand. */
export function SessionLayers() {
  const stores = useStores();
  useStyles(session);
  const { connection } = stores;
  const expiresSoon = useStore(connection, (state) => state.expiresAt !== undefined);
  const idleTimeout = useOption('idleTimeout');
  // Any shell of the session may have to show the prompt: the one that has it may be hidden.
  const prompted = useSession(({ prompt }) => Boolean(prompt));
  const isHosted = useOption('auth') === 'oidc';
  const mayPrompt = useOption('sessionExpired') === 'dialog' && !isHosted;
  const isSignedIn = useSession(({ user }) => Boolean(user));
  useEffect(() => {
    if (!mayPrompt || !isSignedIn) return;
    const prefetch = () => [loadSignInDialog, loadClientId].forEach(prefetchChunk);
    const timer = setTimeout(prefetch, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [mayPrompt, isSignedIn]);
  useEffect(() => watchConnection(stores), [stores]);
  useEffect(() => openDashboardForNextUser(stores), [stores]);
  return (
    <>
      <div className="session-notes">
        <LoadingNote />
        <Suspense fallback={null}>{expiresSoon ? <ExpiryWarning /> : null}</Suspense>
        {idleTimeout ? <IdleLogout /> : null}
      </div>
      <Suspense fallback={null}>{prompted ? <SignInDialog /> : null}</Suspense>
    </>
  );
}

/** Time in ms after which the idle logout is loaded again if that has failed. */
const IDLE_RETRY_MS = 60_000;

/** The idle logout. Until it has loaded, idle users stay signed in: the note shows a failure, and it is loaded again. */
function IdleLogout() {
  const { Component, loadNow } = useLazyComponent(loadIdleWarning);
  useEffect(() => {
    if (Component) return;
    void loadNow();
    const timer = setInterval(loadNow, IDLE_RETRY_MS);
    return () => clearInterval(timer);
  }, [Component, loadNow]);
  return Component ? <Component /> : null;
}

/**
 * Note that a view could not be loaded. Its button logs out, because the user menu may be what is missing.
 */
function LoadingNote() {
  const { connection, signOut } = useStores();
  const i18n = useTexts();
  const failed = useStore(connection, (state) => state.viewFailed);
  return failed ? (
    <div className="session-note" role="alert">
      <p>{i18n._('loader.failed')}</p>
      <button type="button" className="note-action" onClick={() => void signOut()}>
        {i18n._('user.logout')}
      </button>
    </div>
  ) : null;
}

/** Replaces a dialog that cannot be loaded: ends an expired session as without a dialog. */
function WithoutDialog() {
  const { session, sessionHost } = useStores();
  useEffect(() => {
    if (session.getState().prompt?.reason === 'ended') session.endExpired(sessionHost);
    else session.dismissPrompt(sessionHost);
  }, [session, sessionHost]);
  return null;
}
