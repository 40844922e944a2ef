import { describeMistake } from '../answers/describe';
import { envelopeOf } from '../answers/envelope';
import type { Check } from '../check';

export const envelope: Check = {
  name: 'envelope',
  passes: 'Every answer below /api/account is {Code, Message, Data}, as JSON.',
  async run(server) {
    const answers = server.accountAnswers().filter(({ status }) => status === 200);
    if (answers.length === 0) {
      return { unchecked: 'No account call was answered with status 200.' };
    }
    for (const answer of answers) {
      const { call, headers } = answer;
      if (!envelopeOf(answer)) {
        return {
          fails: `${call} is not answered with an envelope: ${describeMistake(answer, server.hide)}.`,
          fix: 'Answer {"Code": number, "Message": text, "Data": …}; the names are case-sensitive.',
        };
      }
      const type = headers.get('content-type') ?? '';
      if (/^application\/json\b/i.test(type)) continue;
      return {
        fails: `${call} is answered ${type ? `as "${server.hide(type)}"` : 'without a Content-Type'}.`,
        fix: 'Send Content-Type: application/json.',
      };
    }
  },
};
