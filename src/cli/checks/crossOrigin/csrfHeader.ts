import { UNAUTHORIZED } from '../../../constants';
import { describeAnswer } from '../../answers/describe';
import { envelopeOf } from '../../answers/envelope';
import { type Check, NOT_SIGNED_IN } from '../../check';

export const csrfHeader: Check = {
  name: 'csrf-header',
  passes: 'Writing calls require the CSRF header to repeat the cookie.',
  async run(server) {
    const { csrfCookie: cookie, csrfHeader: header } = server.options;
    if (!(await server.cookies()).has(cookie))
      return { unchecked: `There is no cookie ${cookie}.` };
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
      if (answer.status >= 400 || (envelopeOf(answer)?.Code ?? 0) !== 0) continue;
      return {
        fails: `POST with the cookie ${cookie} and ${what} ${header} is accepted: ${describeAnswer(answer, server.hide)}.`,
        fix: `Answer 403 if the header ${header} does not repeat the cookie ${cookie}.`,
      };
    }
  },
};
