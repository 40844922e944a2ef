import { MAX_TEXT_LENGTH } from '../../constants';
import type { Translate } from '../../locales/i18n';
import type { TextId } from '../../locales/textId';

type FailureId = Extract<TextId, `failure.${string}`>;

/** Error of a failed request, as views receive it. */
export interface Failure {
  message?: string;
  reason?: string;
  status?: number;
  /** With the reason `network`: the error of code that could not be loaded. */
  cause?: unknown;
}

/** Returns the server's Message, cut after 1,000 characters, else a built-in text for the error. */
export function failureText(i18n: Translate, failure: Failure): string {
  const { message, reason = 'server', status = 0, cause } = failure;
  if (reason === 'network' && cause && navigator.onLine) return i18n._('failure.load');
  if (reason !== 'server') return i18n._(`failure.${reason}` as FailureId);
  // A Code ≠ 0 comes with status 200, and a custom provider has no status.
  return (
    message?.slice(0, MAX_TEXT_LENGTH) ||
    (status < 400 ? i18n._('failure.server') : i18n._('failure.status', { status }))
  );
}
