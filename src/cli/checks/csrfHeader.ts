import { UNAUTHORIZED } from '../../constants';
import type { Check } from '../check';
import { describeAnswer } from '../describe';
import { envelopeOf } from '../envelope';

export const csrfHeader: Check = {
  name: 'csrf-header',
  passes: 'A call that changes something needs the CSRF cookie repeated in the header.',
  async run(server) {
    const { csrfCookie: cookie, csrfHeader: header } = server.options;
    if (!(await server.cookies()).has(cookie))
      return { unchecked: `There is no cookie ${cookie}.` };
    if (envelopeOf(await server.login())?.Code !== 0) {
      return { unchecked: 'Needs the test account to be signed in.' };
    }
    for (const [headers, what] of [
      [{}, 'without the header'],
      [{ [header]: 'another' }, 'with another value in the header'],
    ] as const) {
      const answer = await server.loginWith(headers);
      if (answer.status === UNAUTHORIZED) {
        return {
          fails: `POST ${what} ${header} is answered with status 401, which signs people out.`,
          fix: 'Answer with status 403.',
        };
      }
      if (answer.status >= 400 || (envelopeOf(answer)?.Code ?? 0) !== 0) continue;
      return {
        fails: `POST with the cookie ${cookie} and ${what} ${header} is let through: ${describeAnswer(answer, server.hide)}.`,
        fix: `Answer 403 where the header ${header} does not repeat the cookie ${cookie}.`,
      };
    }
  },
};
