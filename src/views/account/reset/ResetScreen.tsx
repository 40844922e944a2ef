import { useEffect, useState } from 'react';
import { goTo, LEAVE_TIME_MS } from '../../../store/browser/page';
import { readNotice, storeNoticeForNextPage } from '../../../store/session/notice';
import { useOption, useSession, useStores, useTexts } from '../../element/elementContext';
import { AccountScreen } from '../AccountScreen';
import { useSignedInCard } from '../signedIn/useSignedInCard';

/**
 * View of `<backoffice-reset>`: the three steps; then the integrator's sign-in page with a notice, or sign-in in
 * place and the signed-in user. After a reload with a notice for the sign-in in place, that comes first.
 */
export function ResetScreen() {
  const loginUrl = useOption('loginUrl');
  const { prefix } = useStores();
  const i18n = useTexts();
  const [step, setStep] = useState<'signIn' | 'reset'>(() => {
    const notice = readNotice(prefix);
    // The sign-in page has not shown that the password was changed: it is not ours.
    return notice && notice.tone !== 'done' ? 'signIn' : 'reset';
  });
  const user = useSession((state) => state.user);
  /** The user who was signed in when the password was changed: they sign in again with the new one. */
  const [earlierUser, setEarlierUser] = useState<typeof user>();
  const hasSignedIn = step === 'signIn' && Boolean(user) && user !== earlierUser;
  const card = useSignedInCard(hasSignedIn);
  // The sign-in in place was for an earlier user.
  const goesOn = hasSignedIn && earlierUser !== undefined;
  useEffect(() => {
    if (goesOn && loginUrl) goTo(loginUrl);
  }, [goesOn, loginUrl]);

  async function open(next: 'signIn' | 'reset', changed = false, userId = '') {
    // Beside an earlier user, the page at `login-url` would go on with that one.
    if (next === 'signIn' && loginUrl && !(changed && user)) {
      const leaves = goTo(loginUrl);
      if (leaves && !changed) return;
      if (leaves) {
        // Storage of another origin is out of reach.
        if (new URL(loginUrl, document.baseURI).origin === location.origin) {
          storeNoticeForNextPage(prefix, { message: i18n._('reset.done'), tone: 'done', userId });
        }
        await new Promise((resolve) => setTimeout(resolve, LEAVE_TIME_MS));
      }
    }
    if (changed) setEarlierUser(user);
    setStep(next);
  }

  return card ?? <AccountScreen step={step} onStep={open} />;
}
