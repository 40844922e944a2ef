import {
  type CompiledIcuChoices,
  type CompiledMessage,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage';

/** Formats whose cases are messages. */
const CHOICES = ['plural', 'selectordinal', 'select'];

/**
 * Compiles a text with ICU plurals and selections.
 * @throws Error if it is invalid, or if it may fail when it is shown: a choice without `other`, or a format of dates,
 * times or currencies, which names and plain numbers do not fit
 */
export function compileIcu(text: string): CompiledMessage {
  const compiled = compileMessageOrThrow(text);
  checkFormats(compiled);
  return compiled;
}

/** Checks the formats of a message. The offset of a plural, a number, is passed too. */
function checkFormats(message: unknown): void {
  if (!Array.isArray(message)) return;
  for (const token of message as CompiledMessage) {
    if (typeof token === 'string') continue;
    const [name, format, argument] = token;
    if (!format) continue;
    if (CHOICES.includes(format)) {
      const cases = argument as CompiledIcuChoices;
      if (!cases.other) throw new Error(`"${name}" has no case "other"`);
      Object.values(cases).forEach(checkFormats);
    } else if (format !== 'number' || argument) {
      const given = [format, argument].filter(Boolean).join(', ');
      throw new Error(`the format "${given}" is not supported`);
    }
  }
}
