import { UNAUTHORIZED } from '../../constants';
import type { Translate } from '../../locales/i18n';
import type { Notice } from '../../store/session/notice';
import type { Alert } from '../firstPaint/SignInForm';
import { failureText } from './failureText';

/** Returns a notice as the message above the form: why the server refused a sign-in, or that the session has ended. */
export function noticeAlert(i18n: Translate, { message, tone }: Notice): Alert {
  if (message === undefined) return { text: i18n._('session.ended'), tone: 'info' };
  // A 401 without a body has an empty message.
  return { text: failureText(i18n, { message, status: UNAUTHORIZED }), tone };
}
