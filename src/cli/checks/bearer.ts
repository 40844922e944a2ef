import { type Check, NOT_SIGNED_IN } from '../check';

export const bearer: Check = {
  name: 'bearer',
  passes: 'The server accepts the token in Authorization: Bearer.',
  async run(server) {
    const token = await server.token();
    if (token === undefined) return NOT_SIGNED_IN;
    const { call, status } = await server.probeWith(token);
    if (status === 404)
      return { unchecked: `${call} does not exist: set another path with --probe.` };
    if (status >= 200 && status < 300) return undefined;
    return {
      fails: `${call} with a valid token returns status ${status}.`,
      fix: 'Read the token from the header "Authorization: Bearer TOKEN".',
    };
  },
};
