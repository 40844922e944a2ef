import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { CODES } from '../../http/envelope';
import type { Services } from '../../services';
import { countAttempt, startAttempt } from '../rateLimit';
import { type Refusal, refusalOf } from '../refusals';
import { startSession } from '../sessions';
import type { SignedIn } from '../signIn';
import { createPasskeyChallenge, redeemPasskeyChallenge } from './challenges';
import type { RelyingParty } from './relyingParty';

/** Opened sign-in forms and failed sign-ins that one address may cause in fifteen minutes. */
const LIMITS = { options: 2000, failures: 60 };

/** Refusal for a passkey of this server that was removed: the page asks the browser to delete it. */
const REMOVED: Refusal = { code: CODES.unknownPasskey, message: 'passkeyUnknown' };

const REFUSED: Refusal = { code: CODES.wrongPassword, message: 'passkeyFailed' };

const CHANGE_FIRST: Refusal = { code: CODES.wrongPassword, message: 'passwordFirst' };

/** Creates the options with which a browser offers the passkeys of any user. */
export async function signInOptions(
  services: Services,
  site: RelyingParty,
  address: string,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON } | { refusal: Refusal }> {
  const limit = { kind: 'passkey-options:address', subject: address, max: LIMITS.options } as const;
  const counted = await countAttempt(services, [limit]);
  if (!counted.allowed) return { refusal: refusalOf(counted) };
  const challenge = await createPasskeyChallenge(services, null);
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  });
  return { options };
}

/** A sign-in with a passkey, as the browser sends it. */
interface PasskeySignIn {
  credential: AuthenticationResponseJSON;
  clientId: string;
  site: RelyingParty;
  address: string;
}

/** Signs in with a passkey. No code is required, because the authenticator has verified the user. */
export async function signInWithPasskey(
  services: Services,
  input: PasskeySignIn,
): Promise<SignedIn> {
  const subject = input.address;
  const limit = { kind: 'passkey:address', subject, max: LIMITS.failures } as const;
  const attempt = await startAttempt(services, [limit]);
  if (!attempt.allowed) return refusalOf(attempt);
  const found = await check(services, input);
  if ('code' in found) {
    await attempt.failed();
    return found;
  }
  await attempt.forget();
  if (found.user.must_change_password) return CHANGE_FIRST;
  const token = await startSession(services, found.user, input.clientId);
  return token === undefined ? REFUSED : { user: found.user, token };
}

/** Returns the user of a valid credential, or the reason for a refusal. */
async function check(services: Services, { credential, site }: PasskeySignIn) {
  const passkey = await services.db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('id', '=', credential.id)
    .executeTakeFirst();
  if (!passkey) return (await isOurs(services, credential)) ? REMOVED : REFUSED;
  const user = await services.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', passkey.user_id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!user || credential.response?.userHandle !== user.passkey_handle) return REFUSED;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => redeemPasskeyChallenge(services, challenge, null),
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
    // The answer of the browser is untrusted: the library throws if it is invalid.
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return REFUSED;
  const updated = await services.db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, last_used_at: services.now() })
    .where('id', '=', passkey.id)
    // Fails if the passkey was removed or used elsewhere meanwhile.
    .where('counter', '=', passkey.counter)
    .returning('id')
    .executeTakeFirst();
  return updated ? { user } : REFUSED;
}

/**
 * Returns whether a credential was created for a user of this server. Browsers offer all passkeys of the host name, also
 * those of other applications, which must not be deleted.
 */
async function isOurs({ db }: Services, { response }: AuthenticationResponseJSON) {
  const handle = response?.userHandle;
  if (typeof handle !== 'string') return false;
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('passkey_handle', '=', handle)
    .executeTakeFirst();
  return owner !== undefined;
}
