import { missingProbe } from '../calls/missingCall';
import { type Check, NOT_SIGNED_IN } from '../check';

export const bearer: Check = {
  name: 'bearer',
  passes: 'The server accepts the token in Authorization: Bearer.',
  async run(server) {
    if ((await server.token()) === undefined) return NOT_SIGNED_IN;
    const missing = await missingProbe(server);
    if (missing) return missing;
    const { call, status } = await server.ownProbe();
    if (status >= 200 && status < 300) return undefined;
    return {
      fails: `${call} with a valid token returns status ${status}.`,
      fix: 'Read the token from the header "Authorization: Bearer TOKEN".',
    };
  },
};
