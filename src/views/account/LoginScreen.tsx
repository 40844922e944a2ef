import { Suspense, useEffect, useState } from 'react';
import { goTo } from '../../store/browser/page';
import { useOption, useSession, useStores } from '../element/elementContext';
import { lazyOrFallback } from '../lazy/lazyOrFallback';
import { AccountScreen } from './AccountScreen';
import { LoadingFailed } from './LoadingFailed';

const SignedInCard = lazyOrFallback(() => import('./SignedInCard'), LoadingFailed);

/** View of `<backoffice-login>`: sign-in, the reset steps in place, then the signed-in user. */
export function LoginScreen() {
  const { session } = useStores();
  const user = useSession((state) => state.user);
  const returnUrl = useOption('returnUrl');
  const [step, setStep] = useState<'signIn' | 'reset'>('signIn');

  useEffect(() => {
    if (!returnUrl) return;
    // Only a sign-in on this page opens the return URL. A user restored or signed in elsewhere
    // stays.
    return session.subscribe((now, before) => {
      if (now.user && !before.user && now.userSource === 'signIn') goTo(returnUrl);
    });
  }, [session, returnUrl]);

  if (user) {
    return (
      <Suspense fallback={null}>
        <SignedInCard />
      </Suspense>
    );
  }
  return <AccountScreen step={step} onStep={setStep} />;
}
