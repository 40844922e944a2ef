import type { Check } from '../check';
import { envelopeOf } from '../envelope';
import { tokenOf } from '../visit';
import { NOT_SIGNED_IN } from './notSignedIn';

export const token: Check = {
  name: 'token',
  holds: 'Data holds a token that can be sent in a header.',
  async run(visit) {
    const answer = await visit.login();
    if (envelopeOf(answer)?.Code !== 0) return NOT_SIGNED_IN;
    const value = tokenOf(answer);
    if (value === undefined) {
      return {
        fails: 'Code 0 comes without a token, and nobody is signed in.',
        mend: 'Put a non-empty text "token", written so, into Data of the login answer.',
      };
    }
    if (/^[\x21-\x7e]+$/.test(value)) return undefined;
    return {
      fails: 'The token holds spaces or other characters that no header takes.',
      mend: 'Make tokens of letters, digits and punctuation, as base64url does.',
    };
  },
};
