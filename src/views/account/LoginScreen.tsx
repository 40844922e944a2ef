import { Suspense, useEffect, useState } from 'react';
import { goTo } from '../../store/browser/page';
import { useOption, useSession, useStores } from '../element/elementContext';
import { LoadingFailed } from '../errors/LoadingFailed';
import { lazyOrFallback } from '../lazy/lazyOrFallback';
import { AccountScreen } from './AccountScreen';

const SignedInCard = lazyOrFallback(() => import('./SignedInCard'), LoadingFailed);

/** Time in ms that the return URL has to load before the page names the signed-in user. */
const LEAVE_TIME = 3000;

/** View of `<backoffice-login>`: sign-in, the reset steps in place, then the signed-in user. */
export function LoginScreen() {
  const user = useSession((state) => state.user);
  const leaving = useReturnAfterSignIn();
  const [step, setStep] = useState<'signIn' | 'reset'>('signIn');
  const signedIn = Boolean(user);
  useEffect(() => {
    if (signedIn) setStep('signIn');
  }, [signedIn]);

  if (user && !leaving) {
    return (
      <Suspense fallback={null}>
        <SignedInCard />
      </Suspense>
    );
  }
  return <AccountScreen step={step} leaving={leaving} onStep={setStep} />;
}

/**
 * Opens the return URL after a sign-in on this page; a user restored or signed in elsewhere stays. Returns
 * whether the page waits for the URL: it then keeps its form, which shows that it is busy.
 */
function useReturnAfterSignIn(): boolean {
  const { session, options } = useStores();
  const returnUrl = useOption('returnUrl');
  const signedInHere = useSession(({ user, userSource }) => user && userSource === 'signIn');
  const [stays, setStays] = useState(Boolean(session.getState().user));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = session.subscribe((now, before) => {
      if (Boolean(now.user) === Boolean(before.user)) return;
      clearTimeout(timer);
      if (!now.user) setStays(false);
      else if (now.userSource === 'signIn') {
        // Read now: a listener of the sign-in may just have set it.
        const url = options.getState().returnUrl;
        const leaves = Boolean(url && goTo(url));
        timer = setTimeout(() => setStays(true), leaves ? LEAVE_TIME : 0);
      }
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [session, options]);

  return Boolean(returnUrl && signedInHere && !stays);
}
