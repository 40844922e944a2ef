import { type FormEvent, useRef, useState } from 'react';
import english from '../../../locales/en/reset.json';
import { addEnglish } from '../../../locales/english';
import { useOption, useStores, useTexts } from '../../element/elementContext';
import { type Failure, failureText } from '../failureText';
import { useFormStyles } from '../useFormStyles';
import { CodeForm, NewPasswordForm, SendForm } from './ResetForms';
import reset from './reset.light.css?inline';
import { plainCode, problemsOf, readTyped, type Step, type Typed } from './resetTyped';

addEnglish(english);

interface Props {
  /** A code from the URL: the steps then start at verify. */
  code?: string;
  /** The user id typed at sign-in. */
  userId?: string;
  /** Returns to sign-in with the typed user id and whether the password was changed. */
  onSignIn(userId: string, changed: boolean): void;
}

/** The reset steps; a mailed link followed while they are open restarts them with its code. */
export default function Reset(props: Props) {
  useFormStyles(reset);
  return <Steps key={props.code} {...props} />;
}

/**
 * The three steps of a password reset (§4), each with its own form. Going back keeps the typed
 * values.
 */
function Steps({ code = '', userId = '', onSignIn }: Props) {
  const i18n = useTexts();
  const stores = useStores();
  const email = useOption('auth') === 'email';
  const [step, setStep] = useState<Step>(code ? 'verify' : 'send');
  const [moved, setMoved] = useState(false);
  const [typed, setTyped] = useState<Typed>({
    UserId: userId,
    Code: code,
    Password: '',
    Repeat: '',
  });
  // Stores values and errors instead of messages, because the language may change.
  const [refused, setRefused] = useState<Typed>();
  const [failure, setFailure] = useState<Failure>();
  const [pending, setPending] = useState(false);
  const [sentAt, setSentAt] = useState<number>();
  // A ref, because state would update one render too late for a second Enter.
  const busy = useRef(false);

  const wrong = refused ? problemsOf(step, refused, i18n, email) : {};

  /** Sends one request at a time, shows the server's message and keeps the form. */
  async function run(act: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setFailure(undefined);
    setPending(true);
    try {
      await act();
    } catch (error) {
      setFailure(error as Failure);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  function go(next: Step) {
    setFailure(undefined);
    setRefused(undefined);
    setMoved(true);
    setStep(next);
  }

  async function sendCode({ UserId }: Typed) {
    await stores.reset.send(UserId);
    setSentAt(performance.now());
    stores.announce('backoffice-reset', { step: 'sent' });
  }

  const acts = {
    async send(now: Typed) {
      await sendCode(now);
      go('verify');
    },
    async verify({ Code }: Typed) {
      await stores.reset.verify(plainCode(Code));
      stores.announce('backoffice-reset', { step: 'verified' });
      go('reset');
    },
    async reset({ Code, Password, UserId }: Typed) {
      await stores.reset.finish(plainCode(Code), Password);
      stores.announce('backoffice-reset', { step: 'done' });
      onSignIn(UserId, true);
    },
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const now = readTyped(form, typed);
    const problems = problemsOf(step, now, i18n, email);
    setTyped(now);
    setRefused(now);
    const [first] = Object.keys(problems);
    if (!first) void run(() => acts[step](now));
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  function back(form: HTMLFormElement) {
    const now = readTyped(form, typed);
    setTyped(now);
    if (step === 'send') onSignIn(now.UserId, false);
    else go(step === 'verify' ? 'send' : 'verify');
  }

  const common = {
    i18n,
    typed,
    wrong,
    alert: failure && failureText(i18n, failure),
    pending,
    moved,
    onSubmit: submit,
    // Editing a field clears its error.
    onEdit: (name: string) => void (name in wrong && setRefused(undefined)),
    onBack: back,
  };
  if (step === 'send') return <SendForm {...common} email={email} />;
  if (step === 'reset') return <NewPasswordForm {...common} />;
  return <CodeForm {...common} sentAt={sentAt} onResend={() => run(() => sendCode(typed))} />;
}
