import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { CODES } from '../../http/envelope';
import type { Parts } from '../../parts';
import { attempt, count } from '../attempts';
import { BUSY, type Refusal, tooMany } from '../refusals';
import type { SignedIn } from '../signIn';
import { startSession } from '../tokens';
import { makePasskeyChallenge, redeemPasskeyChallenge } from './challenges';
import type { RelyingParty } from './relyingParty';

/** From one address in fifteen minutes: opened sign-in forms, and failed sign-ins. */
const LIMITS = { options: 600, failures: 60 };

const UNKNOWN: Refusal = {
  code: CODES.unknownPasskey,
  message: 'This passkey is not registered here any more. Sign in with your password.',
};

const REFUSED: Refusal = {
  code: CODES.wrongPassword,
  message: 'The sign-in with this passkey failed. Try again, or sign in with your password.',
};

const CHANGE_FIRST: Refusal = {
  code: CODES.wrongPassword,
  message: 'Your password must be changed. Sign in with the password first.',
};

/** Makes the options with which a browser offers its passkeys, for whichever user. */
export async function signInOptions(
  parts: Parts,
  site: RelyingParty,
  address: string,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON } | { refusal: Refusal }> {
  const limit = { kind: 'passkeys from', subject: address, max: LIMITS.options } as const;
  const minutes = await count(parts, [limit]);
  if (minutes > 0) return { refusal: tooMany(minutes) };
  const challenge = await makePasskeyChallenge(parts, null);
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  });
  return { options };
}

/** What a browser sends to sign in with a passkey. */
interface Given {
  credential: AuthenticationResponseJSON;
  clientId: string;
  site: RelyingParty;
  address: string;
}

/**
 * Signs in with a passkey. Its authenticator has verified the person, so that no code is asked for.
 */
export async function signInWithPasskey(parts: Parts, given: Given): Promise<SignedIn> {
  const subject = given.address;
  const limit = { kind: 'passkey from', subject, max: LIMITS.failures } as const;
  const tried = await attempt(parts, [limit]);
  if (!tried.allowed) return tried.minutes === 0 ? BUSY : tooMany(tried.minutes);
  const found = await check(parts, given);
  if ('code' in found) {
    await tried.failed();
    return found;
  }
  await tried.forget();
  if (found.user.must_change_password) return CHANGE_FIRST;
  const token = await startSession(parts, found.user, given.clientId);
  return token === undefined ? REFUSED : { user: found.user, token };
}

/** Returns the user whom the credential proves. */
async function check(parts: Parts, { credential, site }: Given) {
  const passkey = await parts.db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('id', '=', credential.id)
    .executeTakeFirst();
  if (!passkey) return UNKNOWN;
  const user = await parts.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', passkey.user_id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!user || credential.response?.userHandle !== user.passkey_handle) return REFUSED;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => redeemPasskeyChallenge(parts, challenge, null),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
    // The browser's answer is not to be trusted: the library throws at whatever is wrong with it.
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return REFUSED;
  const kept = await parts.db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, last_used_at: parts.now() })
    .where('id', '=', passkey.id)
    // Removed, or used elsewhere, meanwhile.
    .where('counter', '=', passkey.counter)
    .returning('id')
    .executeTakeFirst();
  return kept ? { user } : REFUSED;
}
