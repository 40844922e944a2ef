import { useState } from 'react';
import { goTo, LEAVE_TIME_MS } from '../../../store/browser/page';
import { readNotice } from '../../../store/session/notice';
import { useOption, useSession, useStores } from '../../element/elementContext';
import { AccountScreen } from '../AccountScreen';
import { useSignedInCard } from '../signedIn/useSignedInCard';

/**
 * View of `<backoffice-reset>`: the three steps; then the integrator's sign-in page, or sign-in in
 * place and the signed-in user. After a reload with a notice for the sign-in, that comes first.
 */
export function ResetScreen() {
  const loginUrl = useOption('loginUrl');
  const { prefix } = useStores();
  const [step, setStep] = useState<'signIn' | 'reset'>(() =>
    readNotice(prefix) ? 'signIn' : 'reset',
  );
  const user = useSession((state) => state.user);
  /** The user who was signed in when the password was changed: they sign in again with the new one. */
  const [earlierUser, setEarlierUser] = useState<typeof user>();
  const card = useSignedInCard(step === 'signIn' && Boolean(user) && user !== earlierUser);

  async function open(next: 'signIn' | 'reset', changed = false) {
    if (next === 'signIn' && loginUrl) {
      const leaves = goTo(loginUrl);
      if (leaves && !changed) return;
      if (leaves) await new Promise((resolve) => setTimeout(resolve, LEAVE_TIME_MS));
    }
    if (changed) setEarlierUser(user);
    setStep(next);
  }

  return card ?? <AccountScreen step={step} onStep={open} />;
}
