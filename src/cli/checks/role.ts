import { ADMIN_ROLE } from '../../constants';
import { describeKeys, describeValue } from '../answers/describe';
import { envelopeOf, quote } from '../answers/envelope';
import { needsSecondStep } from '../calls/serverCalls';
import { type Check, NOT_SIGNED_IN } from '../check';

export const role: Check = {
  name: 'role',
  passes: `Role is a string that the elements can compare with ${ADMIN_ROLE}.`,
  async run(server) {
    const answer = await server.login();
    const envelope = envelopeOf(answer);
    if (envelope?.Code !== 0 || needsSecondStep(answer)) return NOT_SIGNED_IN;
    const { Role } = (envelope.Data ?? {}) as { Role?: unknown };
    if (typeof Role !== 'string') {
      return {
        fails: `Role is ${describeValue(Role, server.hide)}, so no user is an administrator: ${describeKeys(envelope.Data, server.hide)}.`,
        fix: `Add "Role" to Data: ${ADMIN_ROLE} for administrators, any other string for other users.`,
      };
    }
    if (Role === ADMIN_ROLE || Role.trim().toUpperCase() !== ADMIN_ROLE) return undefined;
    return {
      fails: `Role is ${quote(server.hide(Role))}, which is not an administrator: the comparison is case-sensitive.`,
      fix: `Write the administrator's Role as ${ADMIN_ROLE}.`,
    };
  },
};
