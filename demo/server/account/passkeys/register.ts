import { randomBytes } from 'node:crypto';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { User } from '../../database/schema';
import { CODES } from '../../http/envelope';
import type { Parts } from '../../parts';
import type { Refusal } from '../refusals';
import { makePasskeyChallenge, redeemPasskeyChallenge } from './challenges';
import type { RelyingParty } from './relyingParty';

/** Passkeys of one user. */
const MOST = 20;

/** Time in ms for the browser's prompt. */
const TIMEOUT = 5 * 60_000;

const REFUSED: Refusal = {
  code: CODES.wrongCode,
  message: 'The passkey could not be added. Please try again.',
};

const TOO_MANY: Refusal = {
  code: CODES.conflict,
  message: `An account has at most ${MOST} passkeys. Remove one first.`,
};

/** Makes the options with which a browser creates a passkey for a user. */
export async function registrationOptions(
  parts: Parts,
  user: User,
  site: RelyingParty,
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON } | { refusal: Refusal }> {
  const existing = await passkeysOf(parts.db, user.id);
  if (existing.length >= MOST) return { refusal: TOO_MANY };
  const challenge = await makePasskeyChallenge(parts, user.id);
  const options = await generateRegistrationOptions({
    rpName: 'Northgate Back Office',
    rpID: site.id,
    userName: user.id,
    userDisplayName: user.name,
    userID: bytesOf(await handleOf(parts, user.id)),
    challenge: bytesOf(challenge),
    timeout: TIMEOUT,
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options };
}

/** Keeps the passkey that a browser has created for a user. */
export async function addPasskey(
  parts: Parts,
  user: User,
  given: { name: string; credential: RegistrationResponseJSON; site: RelyingParty },
): Promise<Refusal | undefined> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: given.credential,
    expectedChallenge: (challenge) => redeemPasskeyChallenge(parts, challenge, user.id),
    expectedOrigin: given.site.origin,
    expectedRPID: given.site.id,
    requireUserVerification: true,
    // The browser's answer is not to be trusted: the library throws at whatever is wrong with it.
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return REFUSED;
  const { id, publicKey, counter } = registrationInfo.credential;
  return parts.db.transaction().execute(async (step) => {
    // Locked: several registrations at once must not exceed the limit together.
    await step.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    if ((await passkeysOf(step, user.id)).length >= MOST) return TOO_MANY;
    const added = await step
      .insertInto('passkeys')
      .values({
        id,
        user_id: user.id,
        name: given.name,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        created_at: parts.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added ? undefined : REFUSED;
  });
}

/** Returns the ids of a user's passkeys. */
function passkeysOf(db: Parts['db'], userId: string): Promise<{ id: string }[]> {
  return db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
}

/** Returns the user's random handle in passkeys, which holds nothing personal. */
async function handleOf({ db }: Parts, userId: string): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  const row = await db
    .updateTable('users')
    .set((is) => ({ passkey_handle: is.fn.coalesce('passkey_handle', is.val(fresh)) }))
    .where('id', '=', userId)
    .returning('passkey_handle')
    .executeTakeFirstOrThrow();
  return row.passkey_handle ?? fresh;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
