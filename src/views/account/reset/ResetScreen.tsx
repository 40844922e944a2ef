import { useState } from 'react';
import { goTo } from '../../../store/browser/page';
import { useOption } from '../../element/elementContext';
import { AccountScreen } from '../AccountScreen';

/**
 * View of `<backoffice-reset>`: the three steps; then the integrator's sign-in page, or sign-in in
 * place.
 */
export function ResetScreen() {
  const loginUrl = useOption('loginUrl');
  const [step, setStep] = useState<'signIn' | 'reset'>('reset');
  return (
    <AccountScreen
      step={step}
      onStep={(next) => {
        if (next === 'signIn' && loginUrl) goTo(loginUrl);
        else setStep(next);
      }}
    />
  );
}
