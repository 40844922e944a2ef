import { AccountScreen } from '../account/AccountScreen';
import { useShellRoute, useShellRouter } from '../routing/RouterProvider';

const LOGIN = '/account/login';
const RESET = '/account/reset';

/** Sign-in and password reset as routes of the shell. */
export function AccountPage({ step }: { step: 'signIn' | 'reset' }) {
  const router = useShellRouter();
  const { query } = useShellRoute();
  const code = step === 'reset' ? query.get('id') : null;
  return (
    <AccountScreen
      step={step}
      code={code ?? undefined}
      resetHref={router.href(RESET)}
      onStep={(next) => router.navigate(next === 'reset' ? RESET : LOGIN)}
    />
  );
}
