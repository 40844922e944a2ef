import { UNAUTHORIZED } from '../../../constants';
import { describeAnswer } from '../../answers/describe';
import { envelopeOf } from '../../answers/envelope';
import { isInconclusive } from '../../answers/inconclusive';
import { type Check, type Finding, NOT_SIGNED_IN } from '../../check';

export const csrfHeader: Check = {
  name: 'csrf-header',
  passes: 'Writing calls require the CSRF header to repeat the cookie.',
  async run(server) {
    const { csrfCookie: cookie, csrfHeader: header } = server.options;
    const value = (await server.cookies()).get(cookie);
    if (value === undefined) return { unchecked: `There is no cookie ${cookie}.` };
    if (value === '') return { unchecked: `The cookie ${cookie} is empty.` };
    let inconclusive: Finding;
    for (const [headers, what] of [
      [{}, 'without the header'],
      [{ [header]: 'another' }, 'with another value in the header'],
    ] as const) {
      const answer = await server.loginWith(headers);
      if (!answer) return NOT_SIGNED_IN;
      if (answer.status === UNAUTHORIZED) {
        return {
          fails: `POST ${what} ${header} returns status 401, which signs users out.`,
          fix: 'Answer with status 403.',
        };
      }
      if (isInconclusive(answer)) {
        inconclusive ??= {
          unchecked: `POST ${what} ${header} returns status ${answer.status}, which is no refusal.`,
        };
        continue;
      }
      if (answer.status >= 400 || envelopeOf(answer)?.Code !== 0) continue;
      return {
        fails: `POST with the cookie ${cookie} and ${what} ${header} is accepted: ${describeAnswer(answer, server.hide)}.`,
        fix: `Answer 403 if the header ${header} does not repeat the cookie ${cookie}.`,
      };
    }
    return inconclusive;
  },
};
