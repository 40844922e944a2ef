import { type Check, NOT_SIGNED_IN } from '../check';
import { envelopeOf } from '../envelope';
import { tokenOf } from '../serverCalls';

export const token: Check = {
  name: 'token',
  passes: 'Data holds a token that can be sent in a header.',
  async run(server) {
    const answer = await server.login();
    if (envelopeOf(answer)?.Code !== 0) return NOT_SIGNED_IN;
    const value = tokenOf(answer);
    if (value === undefined) {
      return {
        fails: 'Code 0 comes without a token, and nobody is signed in.',
        fix: 'Put a non-empty text "token", written so, into Data of the login answer.',
      };
    }
    if (/^[\x21-\x7e]+$/.test(value)) return undefined;
    return {
      fails: 'The token holds spaces or other characters that no header takes.',
      fix: 'Make tokens of letters, digits and punctuation, as base64url does.',
    };
  },
};
