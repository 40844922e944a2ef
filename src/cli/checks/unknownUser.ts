import type { Check } from '../check';
import { tellApart } from './sameAnswer';

export const unknownUser: Check = {
  name: 'unknown-user',
  holds: 'Sign-in answers an unknown user as it answers a wrong password.',
  async run(visit) {
    const wrong = await visit.wrongPassword();
    const unknown = await visit.unknownUser();
    if (!tellApart(wrong, unknown, visit.options.user)) return undefined;
    return {
      fails: 'Sign-in tells an unknown user from a wrong password.',
      mend: 'Give both the same status, Code and Message, or user ids can be found out.',
    };
  },
};
