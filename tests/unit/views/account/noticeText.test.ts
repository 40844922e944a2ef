// @vitest-environment node
import { expect, it } from 'vitest';
import { readCatalog } from '../../../../build/i18n/catalogs';
import { createI18n } from '../../../../src/locales/i18n';
import { noticeText } from '../../../../src/views/account/noticeText';

const texts = readCatalog('en');
const i18n = createI18n('en', texts);

it('shows why the server refused a sign-in, with the status if it gave no reason', () => {
  expect(noticeText(i18n, { message: 'Wrong password.' })).toBe('Wrong password.');
  expect(noticeText(i18n, { message: '' })).toContain('401');
});

it('says that the session has ended if no sign-in was refused', () => {
  expect(noticeText(i18n, { userId: 'ada' })).toBe(texts['session.ended']);
});
