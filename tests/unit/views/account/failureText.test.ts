// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readCatalog } from '../../../../build/i18n/catalogs';
import { createI18n, type Translate } from '../../../../src/locales/i18n';
import { LANGUAGES } from '../../../../src/store/language/languages';
import { type Failure, failureText } from '../../../../src/views/account/failureText';

describe.each(Object.entries(LANGUAGES))('a failure in %s', (language, { locale }) => {
  const texts = readCatalog(language);
  const i18n: Translate = createI18n(locale, texts);
  const textOf = (failure: Failure) => failureText(i18n, failure);

  it('shows the message of the server', () => {
    expect(textOf({ message: 'Closed on Sundays.', status: 503 })).toBe('Closed on Sundays.');
  });

  it('cuts a message that would freeze the form', () => {
    expect(textOf({ message: 'x'.repeat(1_000_000) })).toBe('x'.repeat(1000));
  });

  it('shows its status if there is no message', () => {
    expect(textOf({ message: '', status: 503 })).toContain('503');
  });

  it.each([{}, { message: '' }, { status: 200 }])(
    'shows no status if it is not an error status: %j',
    (failure) => {
      expect(textOf(failure)).toBe(texts['failure.server']);
      expect(textOf(failure)).not.toMatch(/[(（]|200|\s[.,。，]/);
    },
  );

  it('on the way to the server is reported as such, whatever the message', () => {
    expect(textOf({ reason: 'network', message: 'fetch failed' })).toBe(texts['failure.network']);
  });

  it('to load code asks for a reload, unless the browser is offline', () => {
    const failure = { reason: 'network', cause: new TypeError('404') };
    vi.stubGlobal('navigator', { onLine: true });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(textOf(failure)).toBe(texts['failure.load']);
    vi.stubGlobal('navigator', { onLine: false });
    expect(textOf(failure)).toBe(texts['failure.network']);
  });
});
