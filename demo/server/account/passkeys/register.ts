import { randomBytes } from 'node:crypto';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { User } from '../../database/schema';
import { CODES } from '../../http/envelope';
import type { Services } from '../../services';
import type { Refusal } from '../refusals';
import { lockSession } from '../users';
import { createPasskeyChallenge, redeemPasskeyChallenge } from './challenges';
import { MAX_PASSKEYS } from './passkeys';
import type { RelyingParty } from './relyingParty';

/** Time in ms for the browser's prompt. */
const TIMEOUT = 5 * 60_000;

const REFUSED: Refusal = { code: CODES.wrongCode, message: 'passkeyNotAdded' };

const TOO_MANY: Refusal = { code: CODES.conflict, message: 'tooManyPasskeys' };

/** Creates the options with which a browser creates a passkey for a user. */
export async function registrationOptions(
  services: Services,
  user: User,
  site: RelyingParty,
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON } | { refusal: Refusal }> {
  const existing = await passkeysOf(services.db, user.id);
  if (existing.length >= MAX_PASSKEYS) return { refusal: TOO_MANY };
  const challenge = await createPasskeyChallenge(services, user.id);
  const options = await generateRegistrationOptions({
    rpName: 'Northgate Back Office',
    rpID: site.id,
    userName: user.id,
    userDisplayName: user.name,
    userID: bytesOf(await handleOf(services, user.id)),
    challenge: bytesOf(challenge),
    timeout: TIMEOUT,
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options };
}

/** Stores the passkey that a browser has created for a user. Returns the reason for a refusal, if any. */
export async function addPasskey(
  services: Services,
  user: User,
  input: { name: string; credential: RegistrationResponseJSON; site: RelyingParty },
): Promise<Refusal | undefined> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: input.credential,
    expectedChallenge: (challenge) => redeemPasskeyChallenge(services, challenge, user.id),
    expectedOrigin: input.site.origins,
    expectedRPID: input.site.id,
    requireUserVerification: true,
    // The answer of the browser is untrusted: the library throws if it is invalid.
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return REFUSED;
  const { id, publicKey, counter } = registrationInfo.credential;
  return services.db.transaction().execute(async (trx) => {
    // The lock also keeps parallel registrations from exceeding the limit.
    if (!(await lockSession(trx, user))) return REFUSED;
    if ((await passkeysOf(trx, user.id)).length >= MAX_PASSKEYS) return TOO_MANY;
    const added = await trx
      .insertInto('passkeys')
      .values({
        id,
        user_id: user.id,
        name: input.name,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        created_at: services.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added ? undefined : REFUSED;
  });
}

/** Returns the ids of a user's passkeys. */
function passkeysOf(db: Services['db'], userId: string): Promise<{ id: string }[]> {
  return db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
}

/** Returns the user's handle in passkeys, which is random and contains no personal data. */
async function handleOf({ db }: Services, userId: string): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  const row = await db
    .updateTable('users')
    .set((eb) => ({ passkey_handle: eb.fn.coalesce('passkey_handle', eb.val(fresh)) }))
    .where('id', '=', userId)
    .returning('passkey_handle')
    .executeTakeFirstOrThrow();
  return row.passkey_handle ?? fresh;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
