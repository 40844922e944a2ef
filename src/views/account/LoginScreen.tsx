import { Suspense, useEffect, useState } from 'react';
import { goTo, safeLink } from '../../store/browser/page';
import { NO_RESET } from '../../store/element/resetUrl';
import { useOption, useSession, useStores } from '../element/elementContext';
import { lazyOrFallback } from '../lazy/lazyOrFallback';
import { AccountScreen } from './AccountScreen';
import { LoadingFailed } from './LoadingFailed';

const SignedInCard = lazyOrFallback(() => import('./SignedInCard'), LoadingFailed);

/** View of `<backoffice-login>`: sign-in, the reset steps in place, then the signed-in user. */
export function LoginScreen() {
  const { session } = useStores();
  const user = useSession((state) => state.user);
  const option = useOption('resetUrl');
  const resetUrl = option === NO_RESET ? NO_RESET : safeLink(option);
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
  return (
    <AccountScreen
      step={step}
      resetHref={resetUrl}
      onStep={resetUrl && step === 'signIn' ? undefined : setStep}
    />
  );
}
