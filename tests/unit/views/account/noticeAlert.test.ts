// @vitest-environment node
import { expect, it } from 'vitest';
import { readCatalog } from '../../../../build/i18n/catalogs';
import { createI18n } from '../../../../src/locales/i18n';
import { noticeAlert } from '../../../../src/views/account/noticeAlert';

const texts = readCatalog('en');
const i18n = createI18n('en', texts);

it('shows why the server refused a sign-in, with the status if it gave no reason', () => {
  const message = 'Wrong password.';
  expect(noticeAlert(i18n, { message })).toEqual({ text: message, tone: undefined });
  expect(noticeAlert(i18n, { message: '' }).text).toContain('401');
});

it('says that the session has ended if no sign-in was refused', () => {
  const expected = { text: texts['session.ended'], tone: 'info' };
  expect(noticeAlert(i18n, { userId: 'ada' })).toEqual(expected);
});

it('keeps the tone of a notice with a text of its own', () => {
  const notice = { message: 'Your password has been changed.', tone: 'done' } as const;
  expect(noticeAlert(i18n, notice)).toEqual({ text: notice.message, tone: 'done' });
});
