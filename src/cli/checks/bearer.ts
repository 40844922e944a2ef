import { type Check, NOT_SIGNED_IN } from '../check';

export const bearer: Check = {
  name: 'bearer',
  passes: 'A call with the token in Authorization: Bearer is answered.',
  async run(server) {
    const token = await server.token();
    if (token === undefined) return NOT_SIGNED_IN;
    const { call, status } = await server.probeWith(token);
    if (status === 404) return { unchecked: `${call} is not there: name a call with --probe.` };
    if (status >= 200 && status < 300) return undefined;
    return {
      fails: `${call} with a fresh token is answered with status ${status}.`,
      fix: 'Take the token of the login answer from the header "Authorization: Bearer TOKEN".',
    };
  },
};
