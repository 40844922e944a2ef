import { Field } from '../../firstPaint/Field';
import { NewPasswordFields } from '../NewPasswordFields';
import { useInitialValue } from '../useInitialValue';
import { Resend } from './Resend';
import type { Typed } from './resetValues';
import { type StepCommon, StepForm } from './StepForm';

interface Common extends StepCommon {
  typed: Typed;
  /** Errors by field name. */
  wrong: Partial<Typed>;
}

/** Step 1: the user id to send a code to. */
export function SendForm({ typed, wrong, email, ...common }: Common & { email: boolean }) {
  const { i18n } = common;
  return (
    <StepForm {...common} step={1} text={i18n._('reset.sendText')} action={i18n._('reset.send')}>
      <Field
        label={i18n._(email ? 'signIn.email' : 'signIn.userId')}
        name="UserId"
        type={email ? 'email' : 'text'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed.UserId}
        problem={wrong.UserId}
      />
    </StepForm>
  );
}

interface CodeProps extends Common {
  /** Time at which this page sent a code, as of `performance.now()`; undefined after a mailed link. */
  sentAt?: number;
  onResend(): void;
}

/** Step 2: the code from the mail. */
export function CodeForm({ typed, wrong, sentAt, onResend, ...common }: CodeProps) {
  const { i18n } = common;
  return (
    <StepForm
      {...common}
      step={2}
      text={i18n._('reset.codeText')}
      action={i18n._('reset.verify')}
      aside={sentAt && <Resend i18n={i18n} sentAt={sentAt} onSend={onResend} />}
    >
      <Field
        label={i18n._('reset.code')}
        name="Code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        ref={useInitialValue(typed.Code)}
        problem={wrong.Code}
      />
    </StepForm>
  );
}

/** Step 3: the new password, with the user id beside it; after a mailed link the user is unknown. */
export function NewPasswordForm({ typed, wrong, ...common }: Common) {
  const { i18n } = common;
  return (
    <StepForm {...common} step={3} text={i18n._('reset.newText')} action={i18n._('reset.submit')}>
      <NewPasswordFields i18n={i18n} userId={typed.UserId} typed={typed} wrong={wrong} />
    </StepForm>
  );
}
