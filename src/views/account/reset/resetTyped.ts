import type { Translate } from '../../../locales/i18n';

export type Step = 'send' | 'verify' | 'reset';

/** What was typed in the three steps, by the names of their fields. */
export type Typed = Record<'UserId' | 'Code' | 'Password' | 'Repeat', string>;

/** What a form holds, read from the form since some password managers write without an event, over what was typed before. */
export function readTyped(form: HTMLFormElement, before: Typed): Typed {
  const data = new FormData(form);
  const field = (name: keyof Typed) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : before[name];
  };
  return {
    UserId: field('UserId').trim(),
    Code: field('Code').trim(),
    Password: field('Password'),
    Repeat: field('Repeat'),
  };
}

/**
 * What stops the call of a step, by field in the order of the form; nothing where it may go. With
 * `email` people are known by an e-mail address.
 */
export function problemsOf(
  step: Step,
  typed: Typed,
  i18n: Translate,
  email = false,
): Partial<Typed> {
  const { UserId, Code, Password, Repeat } = typed;
  if (step === 'send') {
    return UserId ? {} : { UserId: i18n._(email ? 'valid.email' : 'valid.userId') };
  }
  if (step === 'verify') return plainCode(Code) ? {} : { Code: i18n._('valid.code') };
  if (!Password) return { Password: i18n._('valid.newPassword') };
  return Password === Repeat ? {} : { Repeat: i18n._('valid.differs') };
}

/** The code without the spaces and dashes that mails and people put into codes (decision 29). */
export function plainCode(code: string): string {
  return code.replace(/[\s\-\u2010-\u2015\u2212]/g, '');
}
