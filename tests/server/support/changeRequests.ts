import fc from 'fast-check';

/** The users that the model follows. */
export const PEOPLE = ['ben', 'chen'];

const ROLES = ['ADMIN', 'EDITOR', 'SUPPORT', 'VIEWER'];

/** A requested change, without the passwords, codes and sessions that exist only at run time. */
export type ChangeRequest =
  | { kind: 'sign-in'; user: string; password: 'current' | 'former' | 'wrong' }
  | { kind: 'reset'; user: string }
  | { kind: 'deactivate' | 'activate'; user: string }
  | { kind: 'role'; user: string; role: string }
  | { kind: 'logout'; pick: number };

const user = fc.constantFrom(...PEOPLE);

/** Generates any change request. */
export const changeRequest: fc.Arbitrary<ChangeRequest> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sign-in' as const),
      user,
      password: fc.constantFrom('current', 'current', 'former', 'wrong'),
    }),
  },
  fc.record({ kind: fc.constant('reset' as const), user }),
  fc.record({ kind: fc.constantFrom('deactivate' as const, 'activate' as const), user }),
  fc.record({ kind: fc.constant('role' as const), user, role: fc.constantFrom(...ROLES) }),
  fc.record({ kind: fc.constant('logout' as const), pick: fc.nat(4) }),
);
