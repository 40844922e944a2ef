import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of a new hash: 32 MiB and three passes, the strength that OWASP's password sheet asks for. */
const COST = { logN: 15, r: 8, p: 3 };
const KEY_BYTES = 32;

/** Password rule of the reference server, in characters as a person counts them. */
export const PASSWORD_MINIMUM = 10;

/** Hashes a password with scrypt and a fresh salt: `scrypt$logN$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  const { logN, r, p } = COST;
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Tells whether the password belongs to the hash. Without a hash it works just as long against a
 * decoy and says no, so that an unknown user is not told by the clock.
 */
export async function verifyPassword(password: string, hash: string | null | undefined) {
  const [, logN, r, p, salt, key] = (hash ?? (await decoy())).split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64url'), cost);
  const equal = actual.length === expected.length && timingSafeEqual(actual, expected);
  return equal && hash != null;
}

/** The rule's sentence where a new password breaks it, else undefined. */
export function passwordProblem(password: string): string | undefined {
  if ([...password].length >= PASSWORD_MINIMUM) return undefined;
  return `The password must have at least ${PASSWORD_MINIMUM} characters.`;
}

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hashPassword(randomBytes(16).toString('hex'));
  return decoyHash;
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost.logN, r: cost.r, p: cost.p, maxmem: 2 ** 27 };
  // The same letters typed on two keyboards can differ in their code points: NFKC makes them one.
  const text = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
