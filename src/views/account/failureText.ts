import type { Translate } from '../../locales/i18n';
import type { TextId } from '../../locales/textId';

type FailureId = Extract<TextId, `failure.${string}`>;

/** What a failed request looks like to a view. */
export interface Failure {
  message?: string;
  reason?: string;
  status?: number;
}

/** The server's Message unchanged, else a text of ours for what happened (decision 4). */
export function failureText(i18n: Translate, failure: Failure): string {
  const { message, reason = 'server', status = 0 } = failure;
  if (reason !== 'server') return i18n._(`failure.${reason}` as FailureId);
  // A Code ≠ 0 comes with status 200, and an integrator's own provider tells none.
  return (
    message || (status < 400 ? i18n._('failure.server') : i18n._('failure.status', { status }))
  );
}
