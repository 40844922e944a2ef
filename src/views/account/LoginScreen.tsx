import { useEffect, useState } from 'react';
import { goTo } from '../../store/browser/page';
import { displayName } from '../../store/userRecord';
import { Brand } from '../frame/Brand';
import { brandOf } from '../frame/brandOf';
import {
  useLayout,
  useOption,
  useSession,
  useStores,
  useSurroundings,
  useTexts,
} from '../kit/context';
import { AccountScreen } from './AccountScreen';

/** `<backoffice-login>`: sign-in, the reset steps in place, then who is signed in. */
export function LoginScreen() {
  const { host } = useSurroundings();
  const user = useSession((state) => state.user);
  const resetUrl = useOption('resetUrl');
  const returnUrl = useOption('returnUrl');
  const [step, setStep] = useState<'signIn' | 'reset'>('signIn');

  useEffect(() => {
    // Only a sign-in made here leads on: a page that shows this element to the signed-in stays.
    const leave = () => returnUrl && goTo(returnUrl);
    host.addEventListener('backoffice-login', leave);
    return () => host.removeEventListener('backoffice-login', leave);
  }, [host, returnUrl]);

  if (user) return <SignedInCard />;
  return (
    <AccountScreen
      step={step}
      resetHref={resetUrl}
      onStep={resetUrl && step === 'signIn' ? undefined : setStep}
    />
  );
}

/** Says who is signed in, with the ways on and out. */
function SignedInCard() {
  const i18n = useTexts();
  const { signOut } = useStores();
  const user = useSession((state) => state.user);
  const brand = brandOf(useOption('brand'));
  const theme = useLayout((state) => state.settings.theme);
  const returnUrl = useOption('returnUrl');
  return (
    <div className="root account" data-theme={theme}>
      <main className="card" part="card">
        <header className="card-head">
          <Brand brand={brand} />
        </header>
        <p>{i18n._('session.signedInAs', { name: displayName(user) })}</p>
        <p className="card-actions">
          {returnUrl ? (
            <button type="button" className="primary" onClick={() => goTo(returnUrl)}>
              {i18n._('session.continue')}
            </button>
          ) : null}
          <button type="button" className="secondary" onClick={() => void signOut()}>
            {i18n._('user.logout')}
          </button>
        </p>
      </main>
    </div>
  );
}
