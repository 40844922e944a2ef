import { type FormEventHandler, type ReactNode, useState } from 'react';
import type { Translate } from '../../locales/i18n';
import { Field } from '../frame/Field';
import { PasswordField } from '../frame/PasswordField';
import { useAutofocus } from '../kit/useAutofocus';

interface Common {
  i18n: Translate;
  alert?: string;
  pending: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onBack(): void;
}

/** Step 1: who has forgotten the password. */
export function SendForm({ userId, ...common }: Common & { userId: string }) {
  const { i18n } = common;
  return (
    <StepForm {...common} step={1} text={i18n._('reset.sendText')} action={i18n._('reset.send')}>
      <Field
        label={i18n._('signIn.userId')}
        name="UserId"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={userId}
      />
    </StepForm>
  );
}

/** Step 2: the code from the mail. */
export function CodeForm({ code, ...common }: Common & { code: string }) {
  const { i18n } = common;
  return (
    <StepForm {...common} step={2} text={i18n._('reset.codeText')} action={i18n._('reset.verify')}>
      <Field
        label={i18n._('reset.code')}
        name="Code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        defaultValue={code}
      />
    </StepForm>
  );
}

/** Step 3: the new password, with the user id beside it for password managers. */
export function NewPasswordForm({ userId, ...common }: Common & { userId: string }) {
  const { i18n } = common;
  const [shown, setShown] = useState(false);
  const password = {
    i18n,
    autoComplete: 'new-password',
    shown,
    onToggle: () => setShown(!shown),
  } as const;
  return (
    <StepForm {...common} step={3} text={i18n._('reset.newText')} action={i18n._('reset.submit')}>
      <input hidden name="UserId" autoComplete="username" defaultValue={userId} readOnly />
      <PasswordField {...password} label={i18n._('reset.new')} name="Password" />
      <Field
        label={i18n._('reset.repeat')}
        name="Repeat"
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        required
      />
    </StepForm>
  );
}

interface StepProps extends Common {
  step: number;
  text: string;
  action: string;
  children: ReactNode;
}

function StepForm({
  i18n,
  step,
  text,
  action,
  alert,
  pending,
  onSubmit,
  onBack,
  children,
}: StepProps) {
  const pane = useAutofocus();
  return (
    <div ref={pane} className="pane" key={step}>
      <form className="form" noValidate aria-busy={pending} onSubmit={onSubmit}>
        <h1>{i18n._('reset.title')}</h1>
        <p className="hint">
          <span className="step">{i18n._('reset.step', { step })}</span> {text}
        </p>
        <div className="alert" role="alert">
          {alert ? <p>{alert}</p> : null}
        </div>
        {children}
        <button type="submit" className="primary" aria-disabled={pending}>
          {action}
        </button>
        <p className="links">
          <button type="button" className="link" onClick={onBack}>
            {i18n._(step === 1 ? 'reset.toSignIn' : 'back')}
          </button>
        </p>
      </form>
    </div>
  );
}
