import { type FormEvent, useRef, useState } from 'react';
import { useOption, useStores, useTexts } from '../../element/elementContext';
import { failureText } from '../failureText';
import { normalizeCode } from '../normalizeCode';
import { problemsOf, readTyped, type Step, type Typed } from './resetValues';
import { useSingleCall } from './useSingleCall';

/** Properties of the reset steps. */
export interface ResetProps {
  /** Code from the address. The steps then start at `verify`. */
  code?: string;
  /** User id typed at sign-in. */
  userId?: string;
  /**
   * Returns to sign-in with the typed user id and whether the password was changed. The form stays busy until a
   * returned promise resolves.
   */
  onSignIn(userId: string, changed: boolean): unknown;
}

/** State and actions of the password reset. Going back keeps the typed values. */
export function useReset({ code = '', userId = '', onSignIn }: ResetProps) {
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
  // The rejected values rather than their messages, because the language may change.
  const [rejected, setRejected] = useState<Typed>();
  const [sentAt, setSentAt] = useState<number>();
  /** Number of steps that were opened: the answer to a call of an earlier one changes nothing on the screen. */
  const moves = useRef(0);
  /** Whether the password is changed and the next page loads. */
  const finished = useRef(false);
  const { run, pending, isBusy, failure, clearFailure } = useSingleCall();

  const wrong = rejected ? problemsOf(step, rejected, i18n, email) : {};

  function go(next: Step) {
    moves.current += 1;
    clearFailure();
    setRejected(undefined);
    setMoved(true);
    setStep(next);
  }

  async function sendCode({ UserId }: Typed) {
    await stores.reset.send(UserId);
    setSentAt(performance.now());
    stores.announce('backoffice-reset', { step: 'sent' });
  }

  /** The call of each step; resolves to the next step. */
  const calls: Record<Step, (values: Typed, form: HTMLFormElement) => Promise<Step | undefined>> = {
    async send(values: Typed) {
      await sendCode(values);
      return 'verify';
    },
    async verify({ Code }: Typed) {
      await stores.reset.verify(normalizeCode(Code));
      stores.announce('backoffice-reset', { step: 'verified' });
      return 'reset';
    },
    async reset({ Code, Password, UserId }: Typed, form) {
      await stores.reset.finish(normalizeCode(Code), Password);
      stores.announce('backoffice-reset', { step: 'done' });
      forgetSecrets(form);
      finished.current = true;
      await onSignIn(UserId, true);
      finished.current = false;
      return undefined;
    },
  };

  /** Removes the passwords and the used code: the browser may show this page again when the user goes back. */
  function forgetSecrets(form: HTMLFormElement) {
    setRejected(undefined);
    setTyped(({ UserId }) => ({ UserId, Code: '', Password: '', Repeat: '' }));
    for (const input of form.querySelectorAll<HTMLInputElement>('[name=Password], [name=Repeat]'))
      input.value = '';
  }

  async function submit(values: Typed, form: HTMLFormElement) {
    const before = moves.current;
    try {
      const next = await calls[step](values, form);
      if (next && moves.current === before) go(next);
    } catch (failure) {
      if (moves.current === before) throw failure;
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy()) return;
    const form = event.currentTarget;
    const values = readTyped(form, typed);
    const [firstWrong] = Object.keys(problemsOf(step, values, i18n, email));
    setTyped(values);
    setRejected(values);
    if (!firstWrong) void run(() => submit(values, form));
    else form.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  }

  function onBack(form: HTMLFormElement) {
    if (finished.current) return;
    const values = readTyped(form, typed);
    setTyped(values);
    if (step === 'send') onSignIn(values.UserId, false);
    else go(step === 'verify' ? 'send' : 'verify');
  }

  // Editing a field removes its error.
  const onEdit = (name: string) => void (name in wrong && setRejected(undefined));
  const alert = failure && failureText(i18n, failure);
  return {
    step,
    /** Props that the three forms share. */
    form: { i18n, typed, wrong, alert, pending, moved, onSubmit, onEdit, onBack },
    /** Time at which the last code was sent, as of `performance.now()`. */
    sentAt,
    sendAgain: () => run(() => sendCode(typed)),
  };
}
