import { isSendable } from '../../api/token';
import type { Answer } from '../answers/call';
import { describeKeys, describeValue } from '../answers/describe';
import { envelopeOf } from '../answers/envelope';
import { needsSecondStep, tokenOf } from '../calls/serverCalls';
import { type Check, NOT_SIGNED_IN } from '../check';

export const token: Check = {
  name: 'token',
  passes: 'Data contains a token that can be sent in a header.',
  async run(server) {
    const answer = await server.login();
    if (envelopeOf(answer)?.Code !== 0 || needsSecondStep(answer)) return NOT_SIGNED_IN;
    const value = tokenOf(answer);
    if (value === undefined) {
      return {
        fails: `Code 0 without a token does not sign the user in: ${describeData(answer, server.hide)}.`,
        fix: 'Add a non-empty string "token" (case-sensitive) to Data of the login answer.',
      };
    }
    if (isSendable(value)) return undefined;
    return {
      fails: `The token contains the character ${codePoint(value)}, which is not allowed in a header.`,
      fix: 'Make tokens of letters, digits and punctuation, as base64url does.',
    };
  },
};

/** Describes the Data of the answer, without the value of a token. */
function describeData(answer: Answer, hide: (text: string) => string): string {
  const Data = envelopeOf(answer)?.Data;
  if (Data === undefined) return `there is no Data, ${describeKeys(answer.json, hide)}`;
  const token = (Data as { token?: unknown } | null | undefined)?.token;
  return token === undefined
    ? `in Data ${describeKeys(Data, hide)}`
    : `it is ${describeValue(token, hide)}`;
}

/** Names the first character of a token that is no visible ASCII: `U+0020`. */
function codePoint(token: string): string {
  const character = /[^\x21-\x7e]/u.exec(token)?.[0] ?? '';
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
