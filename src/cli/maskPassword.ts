import { parseArgs } from 'node:util';

/** A text that is rather an option with a typing error than part of a password. */
const MISTYPED_OPTION = /^--[a-z]+(-[a-z]+)*$/;

/**
 * Masks arguments in an error message that may be part of the password: without quotes, a shell splits it at its
 * spaces. These are the arguments after `--password` up to the next known option.
 * @param options options of the command line, as for `parseArgs`
 */
export function maskPassword(
  message: string,
  args: readonly string[],
  options: NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>,
): string {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  let isBeside = false;
  let masked = message;
  for (const token of tokens) {
    if (token.kind === 'option' && Object.hasOwn(options, token.name)) {
      isBeside = token.name === 'password';
    } else if (isBeside && token.kind !== 'option-terminator') {
      const text = token.kind === 'option' ? token.rawName : token.value;
      if (MISTYPED_OPTION.test(text)) continue;
      masked = masked.replaceAll(`"${text}"`, '"•••"').replaceAll(`'${text}'`, "'•••'");
    }
  }
  return masked === message
    ? message
    : `${masked} Put a password that contains spaces into quotes.`;
}
