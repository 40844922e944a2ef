import { safeLink } from '../../store/browser/page';
import { NO_RESET } from '../../store/element/resetUrl';
import { AccountScreen } from '../account/AccountScreen';
import { useOption } from '../element/elementContext';
import { useShellRouter } from '../routing/RouterProvider';
import { useShellRoute } from '../routing/useShellRoute';

const LOGIN = '/account/login';
const RESET = '/account/reset';

/** Sign-in and password reset as routes of the shell. */
export function AccountPage({ step }: { step: 'signIn' | 'reset' }) {
  const router = useShellRouter();
  const { query } = useShellRoute();
  const option = useOption('resetUrl');
  const resetUrl = option === NO_RESET ? NO_RESET : safeLink(option);
  const code = step === 'reset' ? query.get('id') : null;
  return (
    <AccountScreen
      step={step}
      code={code ?? undefined}
      resetHref={resetUrl ?? router.href(RESET)}
      onStep={
        resetUrl && step === 'signIn'
          ? undefined
          : (next) => router.navigate(next === 'reset' ? RESET : LOGIN)
      }
    />
  );
}
