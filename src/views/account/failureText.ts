import type { Translate } from '../../locales/i18n';
import type { TextId } from '../../locales/textId';

/** Number of characters of a server's message that are shown. A very long text would freeze the form. */
const MAX_LENGTH = 5000;

type FailureId = Extract<TextId, `failure.${string}`>;

/** Error of a failed request, as views receive it. */
export interface Failure {
  message?: string;
  reason?: string;
  status?: number;
}

/** Returns the server's Message, cut after 5,000 characters, else a built-in text for the error. */
export function failureText(i18n: Translate, failure: Failure): string {
  const { message, reason = 'server', status = 0 } = failure;
  if (reason !== 'server') return i18n._(`failure.${reason}` as FailureId);
  // A Code ≠ 0 comes with status 200, and a custom provider has no status.
  return (
    message?.slice(0, MAX_LENGTH) ||
    (status < 400 ? i18n._('failure.server') : i18n._('failure.status', { status }))
  );
}
