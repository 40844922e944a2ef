import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Minimum length of a password, in Unicode code points; `PASSWORD_MINIMUM` of src/constants.ts is equal. */
export const PASSWORD_MINIMUM = 10;

/** Cost of a hash: it uses 128 · 2^logN · r bytes of memory, and time in proportion to p too. */
export interface HashCost {
  logN: number;
  r: number;
  p: number;
}

/** 32 MiB and three passes, as OWASP's Password Storage Cheat Sheet recommends; about 0.2 s. */
export const STRONG: HashCost = { logN: 15, r: 8, p: 3 };

/** Minimal cost, for tests that sign in hundreds of times. */
export const QUICK: HashCost = { logN: 8, r: 8, p: 1 };

/** Creates and checks password hashes. */
export interface Passwords {
  /** Hashes with scrypt and a fresh salt: `scrypt$logN$r$p$salt$key`. */
  hash(password: string): Promise<string>;
  /**
   * Returns whether the password belongs to the hash. Without a hash it checks a decoy and returns
   * false, so that the time does not reveal an unknown user.
   */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** Returns the functions for password hashes of a cost; hashes of another cost can still be checked. */
export function passwordsOf(cost: HashCost): Passwords {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hashPassword(password, cost),
    async verify(password, hash) {
      decoy ??= hashPassword(randomBytes(16).toString('hex'), cost);
      const equal = await matches(password, hash ?? (await decoy));
      return equal && hash != null;
    },
  };
}

/**
 * Returns the message about a new password that is too short, else undefined. Spaces at its beginning and
 * end belong to the password but do not count.
 */
export function passwordProblem(password: string): 'passwordTooShort' | undefined {
  return [...password.trim()].length < PASSWORD_MINIMUM ? 'passwordTooShort' : undefined;
}

const KEY_BYTES = 32;

async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { logN, r, p } = cost;
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

async function matches(password: string, hash: string): Promise<boolean> {
  const [, logN, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost.logN, r: cost.r, p: cost.p, maxmem: 2 ** 27 };
  // Keyboards can produce different code points for the same letter: NFKC unifies them.
  const text = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
