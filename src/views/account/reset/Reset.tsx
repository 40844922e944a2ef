import english from '../../../locales/en/reset.json';
import { addEnglish } from '../../../locales/english';
import { useFormStyles } from '../../element/chunkStyles';
import { useOption } from '../../element/elementContext';
import { CodeForm, NewPasswordForm, SendForm } from './ResetForms';
import reset from './reset.light.css?inline';
import { type ResetProps, useReset } from './useReset';

addEnglish(english);

interface Props extends ResetProps {
  /** Whether the user came here from another form. */
  moved?: boolean;
}

/** The reset steps. A mailed link that is opened meanwhile restarts them with its code. */
export default function Reset(props: Props) {
  useFormStyles(reset);
  return <Steps key={props.code} {...props} />;
}

/** The three steps of a password reset, each a form. */
function Steps(props: Props) {
  const email = useOption('auth') === 'email';
  const { step, form: ofStep, sentAt, sendAgain } = useReset(props);
  const form = { ...ofStep, moved: ofStep.moved || Boolean(props.moved) };
  if (step === 'send') return <SendForm {...form} email={email} />;
  if (step === 'reset') return <NewPasswordForm {...form} />;
  return <CodeForm {...form} sentAt={sentAt} onResend={sendAgain} />;
}
