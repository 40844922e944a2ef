import { userOf } from '../account/tokens';
import type { User } from '../database/schema';
import type { Call, Parts } from '../parts';
import { CODES, refuse } from './envelope';

/** Roles of the demo world. What each may do is decided here, on the server; menus only hide. */
export type Role = 'ADMIN' | 'EDITOR' | 'SUPPORT' | 'VIEWER';

/** Who may change sites, applications and releases. */
export const EDITORS: readonly Role[] = ['ADMIN', 'EDITOR'];

/** Who may work on tickets. */
export const DESK: readonly Role[] = ['ADMIN', 'SUPPORT'];

/** Who may change accounts and read the audit log. */
export const ADMINS: readonly Role[] = ['ADMIN'];

/** What the calls of the demo world work with: the call, the server's parts, and who is asking. */
export interface StaffCall {
  c: Call;
  parts: Parts;
  user: User;
}

/** The signed-in colleague of a call, or the refusal to answer with: 401, or 403 for another role. */
export async function signedIn(
  c: Call,
  parts: Parts,
  roles?: readonly Role[],
): Promise<{ user: User } | { refusal: Response }> {
  const user = await userOf(c, parts);
  if (!user?.active) {
    c.header('WWW-Authenticate', 'Bearer');
    const message = 'Your session has ended. Please sign in again.';
    return { refusal: refuse(c, CODES.notSignedIn, message, 401) };
  }
  if (roles && !roles.includes(roleOf(user))) {
    const message = `Your role, ${user.role}, may not do this.`;
    return { refusal: refuse(c, CODES.forbidden, message, 403) };
  }
  return { user };
}

/** The role of a colleague; whatever is none of ours may only read. */
export function roleOf({ role }: Pick<User, 'role'>): Role {
  return ROLES.find((known) => known === role) ?? 'VIEWER';
}

/** A call for signed-in staff, or for some roles of them alone. */
export function staff(
  parts: Parts,
  answer: (call: StaffCall) => Promise<Response>,
  roles?: readonly Role[],
) {
  return async (c: Call): Promise<Response> => {
    const entered = await signedIn(c, parts, roles);
    return 'refusal' in entered ? entered.refusal : answer({ c, parts, user: entered.user });
  };
}

/** All roles, the mightiest first. */
export const ROLES: readonly Role[] = ['ADMIN', 'EDITOR', 'SUPPORT', 'VIEWER'];
