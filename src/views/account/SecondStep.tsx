import { type FormEvent, useEffect, useRef, useState } from 'react';
import resetEnglish from '../../locales/en/reset.json';
import english from '../../locales/en/secondStep.json';
import { addEnglish } from '../../locales/english';
import type { Translate } from '../../locales/i18n';
import type { PendingChallenge } from '../../store/session/session';
import { useFormStyles } from '../element/chunkStyles';
import { useHostContext, useSession, useTexts } from '../element/elementContext';
import { isFocusLost } from '../element/focus';
import { Field } from '../firstPaint/Field';
import { failureText } from './failureText';
import { NewPasswordFields } from './NewPasswordFields';
import { normalizeCode } from './normalizeCode';
import reset from './reset/reset.light.css?inline';
import { problemsOf, readTyped, type Typed } from './reset/resetValues';
import SubmitStatus from './SubmitStatus';
import { useCapsLock } from './useCapsLock';
import { useDescribedFields } from './useDescribedFields';

addEnglish({ ...resetEnglish, ...english });

const EMPTY: Typed = { UserId: '', Code: '', Password: '', Repeat: '' };

interface Props {
  challenge: PendingChallenge;
  /** Whether to focus the field: the form of the first step had the focus. */
  focused: boolean;
}

/** The second step of a sign-in: a code, or a new password. */
export default function SecondStep({ challenge, focused }: Props) {
  const i18n = useTexts();
  useFormStyles(reset);
  const { host } = useHostContext();
  const pending = useSession((state) => state.signInStatus === 'pending');
  const error = useSession((state) => state.error);
  // The rejected values rather than their messages, because the language may change.
  const [rejected, setRejected] = useState<Typed>();
  const pane = useRef<HTMLDivElement>(null);
  const capsLock = useCapsLock(pane);
  useDescribedFields(pane);
  const isCode = challenge.kind === 'code';
  const step = isCode ? 'verify' : 'reset';
  const wrong = rejected ? problemsOf(step, rejected, i18n) : {};

  useEffect(() => {
    const field = pane.current?.querySelector<HTMLElement>('.field input');
    // The user may have moved the focus elsewhere on the page.
    const isFree = isFocusLost() || host.contains(document.activeElement);
    if (focused && isFree) field?.focus({ preventScroll: true });
  }, [focused, host]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const typed = readTyped(form, EMPTY);
    const [firstWrong] = Object.keys(problemsOf(step, typed, i18n));
    setRejected(typed);
    if (firstWrong) form.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
    else void challenge.answer(isCode ? normalizeCode(typed.Code) : typed.Password);
  }

  return (
    <div ref={pane} className="pane">
      <form
        className="form"
        method="dialog"
        noValidate
        aria-busy={pending || undefined}
        onSubmit={submit}
        onInput={() => rejected && setRejected(undefined)}
      >
        <h1>{i18n._(isCode ? 'challenge.title' : 'challenge.newTitle')}</h1>
        <p className="hint">
          {challenge.message ?? i18n._(isCode ? 'challenge.codeText' : 'challenge.newText')}
        </p>
        <div className="alert" role="alert">
          {error && !pending ? <p>{failureText(i18n, error)}</p> : null}
        </div>
        {isCode ? (
          <CodeField i18n={i18n} problem={wrong.Code} />
        ) : (
          <NewPasswordFields i18n={i18n} userId={challenge.userId} wrong={wrong} />
        )}
        <div className="field">
          <button type="submit" className="primary" aria-disabled={pending || undefined}>
            {i18n._(isCode ? 'reset.verify' : 'challenge.save')}
          </button>
          <SubmitStatus pending={pending} />
        </div>
        <div className="links">
          <button type="button" className="link" onClick={challenge.leave}>
            {i18n._('back')}
          </button>
        </div>
        {capsLock}
      </form>
    </div>
  );
}

/** Field for a code of an authenticator app or a message. */
function CodeField({ i18n, problem }: { i18n: Translate; problem?: string }) {
  return (
    <Field
      label={i18n._('reset.code')}
      name="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      problem={problem}
    />
  );
}
