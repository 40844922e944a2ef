import type { FormEventHandler, ReactNode } from 'react';
import type { Translate } from '../../../locales/i18n';
import { useAutofocus } from '../../element/useAutofocus';
import SubmitStatus from '../SubmitStatus';
import { useCapsLock } from '../useCapsLock';
import { useDescribedFields } from '../useDescribedFields';
import { useHeadingFocus } from '../useHeadingFocus';

/** Props that all steps share. */
export interface StepCommon {
  i18n: Translate;
  alert?: string;
  pending: boolean;
  /** Whether the user came here from another form. */
  moved: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Called with the name of the field when its value changes. */
  onEdit(name: string): void;
  /** Called with the form, so that its values are kept. */
  onBack(form: HTMLFormElement): void;
}

interface Props extends StepCommon {
  step: number;
  text: string;
  action: string;
  /** Content beside the back button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The form of a step: progress, error, fields, and the buttons to go on and back. */
export function StepForm(props: Props) {
  const { i18n, step, alert, pending, moved } = props;
  const pane = useAutofocus();
  const capsLock = useCapsLock(pane);
  useDescribedFields(pane);
  useHeadingFocus(pane, moved);

  return (
    <div ref={pane} className="pane">
      <form
        className="form"
        method="dialog"
        noValidate
        aria-busy={pending}
        onSubmit={props.onSubmit}
        onInput={({ target }) => props.onEdit((target as HTMLInputElement).name)}
      >
        <h1>{i18n._('reset.title')}</h1>
        <Progress i18n={i18n} step={step} />
        <p className="hint">
          <span className="step">{i18n._('reset.step', { step })}</span> {props.text}
        </p>
        <div className="alert" role="alert">
          {alert ? <p>{alert}</p> : null}
        </div>
        {props.children}
        <div className="field">
          <button type="submit" className="primary" aria-disabled={pending}>
            {props.action}
          </button>
          <SubmitStatus pending={pending} />
        </div>
        <div className="links">
          <button
            type="button"
            className="link"
            onClick={({ currentTarget: { form } }) => form && props.onBack(form)}
          >
            {i18n._(step === 1 ? 'reset.toSignIn' : 'back')}
          </button>
          {props.aside}
        </div>
        {capsLock}
      </form>
    </div>
  );
}

/** The three steps in a row, with the current one marked. */
function Progress({ i18n, step }: { i18n: Translate; step: number }) {
  const names = [i18n._('reset.stepSend'), i18n._('reset.stepCode'), i18n._('reset.stepPassword')];
  return (
    <ol className="steps">
      {names.map((name, index) => (
        <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
