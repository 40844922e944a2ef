import { useEffect, useState } from 'react';
import { goTo, LEAVE_TIME_MS } from '../../store/browser/page';
import type { SessionState } from '../../store/session/session';
import { useOption, useSession, useStores } from '../element/elementContext';
import { AccountScreen } from './AccountScreen';
import { useSignedInCard } from './signedIn/useSignedInCard';

/** View of `<backoffice-login>`: sign-in, the reset steps in place, then the signed-in user. */
export function LoginScreen() {
  const user = useSession((state) => state.user);
  const leaving = useReturnAfterSignIn();
  const [step, setStep] = useState<'signIn' | 'reset'>('signIn');
  const isSignedIn = Boolean(user);
  useEffect(() => {
    if (isSignedIn) setStep('signIn');
  }, [isSignedIn]);
  const card = useSignedInCard(isSignedIn && !leaving);
  return card ?? <AccountScreen step={step} leaving={leaving} onStep={setStep} />;
}

/**
 * Opens the return URL after a sign-in on this page; a user restored or signed in elsewhere stays. Returns
 * whether the page waits for the URL: it then keeps its form, which shows that it is busy.
 */
function useReturnAfterSignIn(): boolean {
  const { session, options, userChangeCountAtStart } = useStores();
  const returnUrl = useOption('returnUrl');
  const signedInHere = useSession(({ user, userSource }) => user && userSource === 'signIn');
  const [stays, setStays] = useState(() => {
    const state = session.getState();
    return Boolean(state.user) && !isNewUser(state, userChangeCountAtStart());
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const leave = () => {
      // Read now: a listener of the sign-in may just have set it.
      const url = options.getState().returnUrl;
      const leaves = Boolean(url && goTo(url));
      timer = setTimeout(() => setStays(true), leaves ? LEAVE_TIME_MS : 0);
    };
    // A record of the page, or of a redirect, may arrive before this effect.
    if (isNewUser(session.getState(), userChangeCountAtStart())) leave();
    const unsubscribe = session.subscribe((now, before) => {
      if (Boolean(now.user) === Boolean(before.user)) return;
      clearTimeout(timer);
      if (!now.user) setStays(false);
      else if (now.userSource === 'signIn') leave();
    });
    /** Ends the wait in a page that Back restores: the browser has left it. */
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !session.getState().user) return;
      clearTimeout(timer);
      setStays(true);
    };
    addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('pageshow', onShow);
    };
  }, [session, options, userChangeCountAtStart]);

  return Boolean(returnUrl && signedInHere && !stays);
}

/** Returns whether another user has signed in on this page since the session had this number of users. */
function isNewUser({ user, userSource, userChangeCount }: SessionState, count: number): boolean {
  return Boolean(user) && userSource === 'signIn' && userChangeCount > count;
}
