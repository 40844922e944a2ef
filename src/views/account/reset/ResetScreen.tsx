import { useState } from 'react';
import { goTo, LEAVE_TIME_MS } from '../../../store/browser/page';
import { useOption } from '../../element/elementContext';
import { AccountScreen } from '../AccountScreen';

/**
 * View of `<backoffice-reset>`: the three steps; then the integrator's sign-in page, or sign-in in
 * place.
 */
export function ResetScreen() {
  const loginUrl = useOption('loginUrl');
  const [step, setStep] = useState<'signIn' | 'reset'>('reset');

  async function open(next: 'signIn' | 'reset', changed = false) {
    if (next === 'signIn' && loginUrl) {
      const leaves = goTo(loginUrl);
      if (!leaves || !changed) return;
      await new Promise((resolve) => setTimeout(resolve, LEAVE_TIME_MS));
    }
    setStep(next);
  }

  return <AccountScreen step={step} onStep={open} />;
}
