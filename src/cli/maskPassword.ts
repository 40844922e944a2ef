import { parseArgs } from 'node:util';

/** A host or an address, rather than part of a password: `localhost:4400`, `erp.example.com/api`, `http://erp`. */
const ADDRESS =
  /^(https?:\/\/[\w.-]+(:\d+)?|localhost|[\w-]+(\.[\w-]+)*:\d+|\d+(\.\d+){3}|[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}|(https?:\/\/)?\[[\da-f:]+\](:\d+)?)(\/\S*)?$/i;

/** Returns whether a word of the command line looks like a host or an address, with or without `http://`. */
export function looksLikeAddress(word: string): boolean {
  return ADDRESS.test(word);
}

const WEB = /^https?:\/\//i;

/** A text that is rather an option with a typing error than part of a password. */
const MISTYPED_OPTION = /^--[a-z]+(-[a-z]+)*$/;

/**
 * Masks arguments in an error message that may be part of the password: without quotes, a shell splits it at its
 * spaces. These are the arguments after `--password` up to the next known option. One that looks like an address
 * without `http://` is printed only if the command line has no other address.
 * @param options options of the command line, as for `parseArgs`
 */
export function maskPassword(
  message: string,
  args: readonly string[],
  options: NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>,
): string {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const hasAddress = tokens.some((token) => token.kind === 'positional' && WEB.test(token.value));
  const isAddress = (text: string) => looksLikeAddress(text) && (!hasAddress || WEB.test(text));
  let isBeside = false;
  let masked = message;
  for (const token of tokens) {
    if (token.kind === 'option' && Object.hasOwn(options, token.name)) {
      isBeside = token.name === 'password';
    } else if (isBeside && token.kind !== 'option-terminator') {
      const text = token.kind === 'option' ? token.rawName : token.value;
      if (MISTYPED_OPTION.test(text) || isAddress(text)) continue;
      masked = masked.replaceAll(`"${text}"`, '"•••"').replaceAll(`'${text}'`, "'•••'");
    }
  }
  return masked === message
    ? message
    : `${masked} If the password contains spaces, put it into quotes.`;
}
