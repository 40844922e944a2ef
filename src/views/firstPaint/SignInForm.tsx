import type { FormEventHandler, MouseEventHandler, ReactNode } from 'react';
import type { Translate } from '../../locales/i18n';
import { Field } from './Field';
import { PasswordField } from './PasswordField';

/** Message above a form; without a tone it is an error. */
export interface Alert {
  text: string;
  tone?: 'info' | 'done' | undefined;
}

interface Props {
  i18n: Translate;
  /** Heading, if it is not that of a sign-in. */
  title?: string;
  /** `email` asks for an email address in place of the user id. */
  type: 'text' | 'email';
  /** Message above the form: the error of the sign-in, or the reason for the end of the session. */
  alert?: Alert | undefined;
  userId?: string;
  pending: boolean;
  /** Progress of the sign-in, at the button. */
  status?: ReactNode;
  shown?: boolean;
  problems?: { userId?: string; password?: string };
  /** Address of the reset steps; without one there is no link. */
  resetHref: string | undefined;
  /** Link to the integrator's registration, beside the reset link. */
  registerLink?: ReactNode;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  onInput?(): void;
  onToggle?(): void;
  onReset?: MouseEventHandler;
}

/** Renders the sign-in form, with native inputs for password managers. */
export function SignInForm(props: Props) {
  const { i18n, type, alert, problems = {} } = props;
  return (
    <form
      className="form"
      method="dialog"
      noValidate
      aria-busy={props.pending || undefined}
      onSubmit={props.onSubmit}
      onInput={props.onInput}
    >
      <h1>{props.title ?? i18n._('signIn.title')}</h1>
      <div className="alert" role="alert">
        {alert ? <p className={alert.tone}>{alert.text}</p> : null}
      </div>
      <Field
        label={i18n._(type === 'email' ? 'signIn.email' : 'signIn.userId')}
        name="UserId"
        type={type}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={props.userId}
        problem={problems.userId}
      />
      <PasswordField
        i18n={i18n}
        label={i18n._('signIn.password')}
        name="AuthValue"
        autoComplete="current-password"
        shown={props.shown}
        onToggle={props.onToggle}
        problem={problems.password}
      />
      <div className="field">
        <button type="submit" className="primary" aria-disabled={props.pending || undefined}>
          {i18n._('signIn.submit')}
        </button>
        {props.status}
      </div>
      <p className="links">
        {props.resetHref ? (
          <a href={props.resetHref} data-early onClick={props.onReset}>
            {i18n._('signIn.forgot')}
          </a>
        ) : null}
        {props.registerLink}
      </p>
    </form>
  );
}
