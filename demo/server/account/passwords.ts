import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Password rule of the reference server, in characters as a person counts them. */
export const PASSWORD_MINIMUM = 10;

/** Work of a hash: memory is 128 · 2^logN · r bytes, time grows with p too. */
export interface HashCost {
  logN: number;
  r: number;
  p: number;
}

/** 32 MiB and three passes: the strength that OWASP's password sheet asks for, some 0.2 s. */
export const STRONG: HashCost = { logN: 15, r: 8, p: 3 };

/** Next to nothing, for tests that sign in hundreds of times. */
export const QUICK: HashCost = { logN: 8, r: 8, p: 1 };

/** Makes and checks password hashes. */
export interface Passwords {
  /** Hashes with scrypt and a fresh salt: `scrypt$logN$r$p$salt$key`. */
  hash(password: string): Promise<string>;
  /**
   * Tells whether the password belongs to the hash. Without a hash it works just as long against a
   * decoy and says no, so that an unknown user is not told by the clock.
   */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** Password hashes of a certain cost; hashes of another one can still be checked. */
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
 * The rule's sentence where a new password breaks it, else undefined. Outer spaces belong to a password, but do
 * not count: ten of them are no password.
 */
export function passwordProblem(password: string): string | undefined {
  if ([...password.trim()].length >= PASSWORD_MINIMUM) return undefined;
  return `The password must have at least ${PASSWORD_MINIMUM} characters.`;
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
  // The same letters typed on two keyboards can differ in their code points: NFKC makes them one.
  const text = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
