import english from '../../../locales/en/reset.json';
import { addEnglish } from '../../../locales/english';
import { useFormStyles } from '../../element/chunkStyles';
import { useOption } from '../../element/elementContext';
import { CodeForm, NewPasswordForm, SendForm } from './ResetForms';
import reset from './reset.light.css?inline';
import { type ResetProps, useReset } from './useReset';

addEnglish(english);

/** The reset steps. A mailed link that is opened meanwhile restarts them with its code. */
export default function Reset(props: ResetProps) {
  useFormStyles(reset);
  return <Steps key={props.code} {...props} />;
}

/** The three steps of a password reset, each a form. */
function Steps(props: ResetProps) {
  const email = useOption('auth') === 'email';
  const { step, form, sentAt, sendAgain } = useReset(props);
  if (step === 'send') return <SendForm {...form} email={email} />;
  if (step === 'reset') return <NewPasswordForm {...form} />;
  return <CodeForm {...form} sentAt={sentAt} onResend={sendAgain} />;
}
