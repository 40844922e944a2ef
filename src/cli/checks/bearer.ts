import { describeAnswer } from '../answers/describe';
import { statusAdvice } from '../answers/statusAdvice';
import { missingProbe } from '../calls/missingCall';
import { type Check, NOT_SIGNED_IN } from '../check';

export const bearer: Check = {
  name: 'bearer',
  passes: 'The server accepts the token in Authorization: Bearer.',
  async run(server) {
    if ((await server.token()) === undefined) return NOT_SIGNED_IN;
    const missing = await missingProbe(server);
    if (missing) return missing;
    const answer = await server.ownProbe();
    const { call, status } = answer;
    if (status >= 200 && status < 300) return undefined;
    return {
      fails: `${call} with a valid token returns ${describeAnswer(answer, server.hide)}.`,
      fix: adviceFor(status),
    };
  },
};

function adviceFor(status: number): string {
  if (status === 403) {
    return 'Use an account that may make this call, or set another path with --probe.';
  }
  return statusAdvice(status) ?? 'Read the token from the header "Authorization: Bearer TOKEN".';
}
