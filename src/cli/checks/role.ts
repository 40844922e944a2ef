import { ADMIN_ROLE } from '../../constants';
import type { Check } from '../check';
import { envelopeOf } from '../envelope';
import { quote } from '../quote';
import { NOT_SIGNED_IN } from './notSignedIn';

export const role: Check = {
  name: 'role',
  holds: `Role is a text that the elements can compare with ${ADMIN_ROLE}.`,
  async run(visit) {
    const envelope = envelopeOf(await visit.login());
    if (envelope?.Code !== 0) return NOT_SIGNED_IN;
    const { Role } = (envelope.Data ?? {}) as { Role?: unknown };
    if (typeof Role !== 'string') {
      return {
        fails: 'The user record has no text Role, so that nobody is an administrator.',
        mend: `Put "Role" into Data: ${ADMIN_ROLE} for administrators, any other text for the rest.`,
      };
    }
    if (Role === ADMIN_ROLE || Role.trim().toUpperCase() !== ADMIN_ROLE) return undefined;
    return {
      fails: `Role is ${quote(visit.hide(Role))}, which is compared exactly and is no administrator.`,
      mend: `Write the administrator's Role as ${ADMIN_ROLE}.`,
    };
  },
};
