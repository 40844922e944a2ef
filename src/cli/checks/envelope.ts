import type { Check } from '../check';
import { envelopeOf } from '../envelope';

export const envelope: Check = {
  name: 'envelope',
  passes: 'Every answer below /api/account is {Code, Message, Data}, as JSON.',
  async run(server) {
    for (const answer of server.accountAnswers()) {
      const { call, status, headers } = answer;
      if (status !== 200) continue;
      if (!envelopeOf(answer)) {
        return {
          fails: `${call} is not answered with an envelope.`,
          fix: 'Answer {"Code": number, "Message": text, "Data": …}; the names are written so.',
        };
      }
      const type = headers.get('content-type') ?? '';
      if (/^application\/json\b/i.test(type)) continue;
      return {
        fails: `${call} is answered as "${server.hide(type)}".`,
        fix: 'Say Content-Type: application/json.',
      };
    }
  },
};
