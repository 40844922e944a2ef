import type { Translate } from '../../../locales/i18n';
import { normalizeCode } from '../normalizeCode';

/** Step of the reset, named after its call. */
export type Step = 'send' | 'verify' | 'reset';

/** Values typed in the three steps, by field name. */
export type Typed = Record<'UserId' | 'Code' | 'Password' | 'Repeat', string>;

/**
 * Returns the values of a form, and those of earlier steps for other fields. Reads the form elements,
 * because some password managers write without an event.
 */
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
 * Returns the errors of a step by field, in the order of the form; empty if the request may be
 * sent. With `email`, users are identified by an email address.
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
  if (step === 'verify') return normalizeCode(Code) ? {} : { Code: i18n._('valid.code') };
  if (!Password) return { Password: i18n._('valid.newPassword') };
  return Password === Repeat ? {} : { Repeat: i18n._('valid.differs') };
}
