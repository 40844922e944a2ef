import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../demo/server/account/messages/messages';

describe('the English mail with a code', () => {
  it('begins each sentence with a capital letter', () => {
    const text = messagesIn('en').codeMail.text('Ada', '7KQ2M-9TZ4H', 'https://portal.example/#/');
    expect(text).toContain('Hello Ada,\n\nYour verification code is 7KQ2M-9TZ4H\n');
  });
});

describe('every language', () => {
  /** The texts of a language by name; those with values are filled in. */
  const textsIn = (language: string) => {
    const { codeMail, tooManyAttempts, ...texts } = messagesIn(language);
    return {
      ...texts,
      tooManyAttempts: tooManyAttempts(5),
      subject: codeMail.subject,
      mail: codeMail.text('Ada', '7KQ2M-9TZ4H', 'https://portal.example/#/'),
    };
  };

  it.each(['zh', 'es', 'de', 'it', 'ru'])('has texts of its own: %s', (language) => {
    const english = textsIn('en');
    const texts = textsIn(language);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [name, text] of Object.entries(texts)) {
      expect(text.trim(), name).toBe(text);
      expect(text, name).not.toBe(english[name as keyof typeof english]);
      const numbers = (one: string) => one.match(/\d+|https:\S+/g)?.sort();
      expect(numbers(text), name).toEqual(numbers(english[name as keyof typeof english]));
    }
  });
});
