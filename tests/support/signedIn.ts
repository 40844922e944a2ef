import type { BrowserContext } from 'playwright-core';
import { login } from '../server/support/client';
import { type Office, PASSWORDS } from './office';
import type { ContextOptions } from './recycledContexts';

/** Storage key of the user record with the default prefix. */
export const USER_KEY = 'backoffice:currentUser';

/** Opens a context whose local storage has this user signed in, as after an earlier visit. */
export async function signedIn(
  office: Office,
  userId: keyof typeof PASSWORDS,
  options: ContextOptions = {},
): Promise<BrowserContext> {
  return office.contextWith(
    { [USER_KEY]: JSON.stringify(await recordOf(office, userId)) },
    options,
  );
}

/** Returns the user record as the server sends it, with a valid token. */
export async function recordOf(office: Office, userId: keyof typeof PASSWORDS) {
  const { body } = await login(office.server, userId, PASSWORDS[userId]);
  if (body.Code !== 0) throw new Error(`Sign-in failed: ${body.Message}`);
  return body.Data as { token: string; Name: string };
}
