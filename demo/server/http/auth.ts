import { userOf } from '../account/sessions';
import type { User } from '../database/schema';
import type { Call, Services } from '../services';
import { CODES, refuse } from './envelope';

/** Roles of the demo world. The server decides what each may do; menus only hide entries. */
export type Role = 'ADMIN' | 'EDITOR' | 'SUPPORT' | 'VIEWER';

/** Roles that may change sites, applications and releases. */
export const EDITORS: readonly Role[] = ['ADMIN', 'EDITOR'];

/** Roles that may work on tickets. */
export const DESK: readonly Role[] = ['ADMIN', 'SUPPORT'];

/** Roles that may change accounts and read the audit log. */
export const ADMINS: readonly Role[] = ['ADMIN'];

/** A call of the demo world with its signed-in user. */
export interface StaffCall {
  c: Call;
  services: Services;
  user: User;
}

/** Returns the signed-in user of a call, or the response to refuse it: 401, or 403 for another role. */
export async function signedIn(
  c: Call,
  services: Services,
  roles?: readonly Role[],
): Promise<{ user: User } | { refusal: Response }> {
  const user = await userOf(c, services);
  if (!user?.active) {
    c.header('WWW-Authenticate', 'Bearer');
    const message = 'Your session has ended. Please sign in again.';
    return { refusal: refuse(c, CODES.notSignedIn, message, 401) };
  }
  if (roles && !roles.includes(roleOf(user))) {
    const message = `Your role, ${roleLabel(user.role)}, may not do this.`;
    return { refusal: refuse(c, CODES.forbidden, message, 403) };
  }
  return { user };
}

/** Returns the role of a user. Unknown roles may only read. */
export function roleOf({ role }: Pick<User, 'role'>): Role {
  return ROLES.find((known) => known === role) ?? 'VIEWER';
}

/** Creates the handler of a call for signed-in staff, or only for some roles. */
export function staffHandler(
  services: Services,
  answer: (call: StaffCall) => Promise<Response>,
  roles?: readonly Role[],
) {
  return async (c: Call): Promise<Response> => {
    const entered = await signedIn(c, services, roles);
    return 'refusal' in entered ? entered.refusal : answer({ c, services, user: entered.user });
  };
}

/** All roles, in descending order of permissions. */
export const ROLES: readonly Role[] = ['ADMIN', 'EDITOR', 'SUPPORT', 'VIEWER'];

const ROLE_LABELS = new Map([
  ['ADMIN', 'Administrator'],
  ['EDITOR', 'Editor'],
  ['SUPPORT', 'Support'],
  ['VIEWER', 'Viewer'],
]);

/** Returns the label of a role, as in the area Admin. Unknown roles have none. */
export const roleLabel = (role: string): string => ROLE_LABELS.get(role) ?? role;
