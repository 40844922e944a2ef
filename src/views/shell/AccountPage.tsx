import { keepReturnUrl } from '../../store/routing/keepReturnUrl';
import { AccountScreen } from '../account/AccountScreen';
import { useShellRoute, useShellRouter } from '../routing/RouterProvider';

/** Sign-in and password reset as routes of the shell. Both keep the page that the visitor asked for. */
export function AccountPage({
  step,
  onPasswordChanged,
}: {
  step: 'signIn' | 'reset';
  /** Called after a password reset, before the sign-in opens. */
  onPasswordChanged(): void;
}) {
  const router = useShellRouter();
  const { query, location } = useShellRoute();
  const login = keepReturnUrl('/account/login', location);
  const reset = keepReturnUrl('/account/reset', location);
  const code = step === 'reset' ? query.get('id') : null;
  return (
    <AccountScreen
      step={step}
      code={code ?? undefined}
      resetHref={router.href(reset)}
      onStep={(next, changed) => {
        if (changed) onPasswordChanged();
        router.navigate(next === 'reset' ? reset : login);
      }}
    />
  );
}
