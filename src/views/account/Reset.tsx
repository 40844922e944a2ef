import './resetEnglish';
import { type FormEvent, useState } from 'react';
import { useStores, useTexts } from '../kit/context';
import { failureText } from './failureText';
import { CodeForm, NewPasswordForm, SendForm } from './ResetForms';

interface Props {
  /** A code from the address: the steps then begin at verify. */
  code?: string;
  /** Back to sign-in; with the user id where the password was changed. */
  onSignIn(userId?: string): void;
}

type Step = 'send' | 'verify' | 'reset';

/** The three steps of a password reset (§4), each a form of its own; what was typed is kept on the way back. */
export default function Reset({ code: given, onSignIn }: Props) {
  const i18n = useTexts();
  const { reset, announce } = useStores();
  const [step, setStep] = useState<Step>(given ? 'verify' : 'send');
  const [userId, setUserId] = useState('');
  const [code, setCode] = useState(given ?? '');
  const [pending, setPending] = useState(false);
  const [alert, setAlert] = useState<string>();

  /** Runs one step once: shows what the server says, keeps the form. */
  async function run(event: FormEvent<HTMLFormElement>, act: (typed: Typed) => Promise<void>) {
    event.preventDefault();
    if (pending) return;
    const typed = read(event.currentTarget);
    setAlert(undefined);
    setPending(true);
    try {
      await act(typed);
    } catch (error) {
      setAlert(failureText(i18n, error as Error));
    } finally {
      setPending(false);
    }
  }

  const send = (event: FormEvent<HTMLFormElement>) =>
    run(event, async (typed) => {
      setUserId(typed.UserId);
      if (!typed.UserId) throw new Error(i18n._('valid.userId'));
      await reset.send(typed.UserId);
      announce('backoffice-reset', { step: 'sent' });
      setStep('verify');
    });

  const verify = (event: FormEvent<HTMLFormElement>) =>
    run(event, async (typed) => {
      setCode(typed.Code);
      if (!strip(typed.Code)) throw new Error(i18n._('valid.code'));
      await reset.verify(strip(typed.Code));
      announce('backoffice-reset', { step: 'verified' });
      setStep('reset');
    });

  const finish = (event: FormEvent<HTMLFormElement>) =>
    run(event, async (typed) => {
      if (!typed.Password) throw new Error(i18n._('valid.newPassword'));
      if (typed.Password !== typed.Repeat) throw new Error(i18n._('valid.differs'));
      await reset.finish(strip(code), typed.Password);
      announce('backoffice-reset', { step: 'done' });
      onSignIn(userId);
    });

  function back(to?: Step) {
    setAlert(undefined);
    if (to) setStep(to);
    else onSignIn();
  }

  const common = { i18n, alert, pending };
  if (step === 'send') {
    return <SendForm {...common} userId={userId} onSubmit={send} onBack={() => back()} />;
  }
  return step === 'verify' ? (
    <CodeForm {...common} code={code} onSubmit={verify} onBack={() => back('send')} />
  ) : (
    <NewPasswordForm {...common} userId={userId} onSubmit={finish} onBack={() => back('verify')} />
  );
}

type Typed = Record<'UserId' | 'Code' | 'Password' | 'Repeat', string>;

function read(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const field = (name: string) => String(data.get(name) ?? '');
  return {
    UserId: field('UserId').trim(),
    Code: field('Code').trim(),
    Password: field('Password'),
    Repeat: field('Repeat'),
  };
}

/** What was typed without the spaces and dashes that mails and people put into codes (decision 29). */
function strip(code: string): string {
  return code.replace(/[\s\-\u2010-\u2015]/g, '');
}
