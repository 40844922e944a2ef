import { Suspense, useEffect, useState } from 'react';
import { goTo, safeLink } from '../../store/browser/page';
import { useOption, useSession, useSurroundings } from '../element/elementContext';
import { lazyPart } from '../lazy/lazyPart';
import { AccountScreen } from './AccountScreen';
import { LoadingFailed } from './LoadingFailed';

const SignedInCard = lazyPart(() => import('./SignedInCard'), LoadingFailed);

/** `<backoffice-login>`: sign-in, the reset steps in place, then who is signed in. */
export function LoginScreen() {
  const { host } = useSurroundings();
  const user = useSession((state) => state.user);
  const resetUrl = safeLink(useOption('resetUrl'));
  const returnUrl = useOption('returnUrl');
  const [step, setStep] = useState<'signIn' | 'reset'>('signIn');

  useEffect(() => {
    // Only a sign-in made here leads on: a page that shows this element to the signed-in stays.
    const leave = () => returnUrl && goTo(returnUrl);
    host.addEventListener('backoffice-login', leave);
    return () => host.removeEventListener('backoffice-login', leave);
  }, [host, returnUrl]);

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
