import { UNAUTHORIZED } from '../../constants';
import type { Translate } from '../../locales/i18n';
import type { Notice } from '../../store/session/notice';
import { failureText } from './failureText';

/** Returns the text of a notice: why the server refused a sign-in, or that the session has ended. */
export function noticeText(i18n: Translate, { message }: Notice): string {
  if (message === undefined) return i18n._('session.ended');
  // A 401 without a body has an empty message.
  return failureText(i18n, { message, status: UNAUTHORIZED });
}
