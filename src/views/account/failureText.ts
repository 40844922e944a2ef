import type { Translate } from '../../locales/i18n';

/** What a failed request looks like to a view. */
export interface Failure {
  message?: string;
  reason?: string;
  status?: number;
}

/** The server's Message unchanged, else a text of ours for what happened (decision 4). */
export function failureText(i18n: Translate, failure: Failure): string {
  const { message, reason = 'server', status } = failure;
  if (reason === 'server' && message) return message;
  return i18n._(`failure.${reason}`, { status: status ?? '' });
}
