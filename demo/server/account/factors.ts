import { Secret, TOTP } from 'otpauth';
import { CODES } from '../http/envelope';
import type { Parts } from '../parts';
import { counting, forgive, type Limit, write } from './attempts';
import { type Refusal, tooMany } from './refusals';

const PERIOD = 30;

/** Wrong codes of one user in fifteen minutes. */
const TRIES = 5;

const WRONG: Refusal = {
  code: CODES.wrongCode,
  message: 'Incorrect or used code. Enter the code that your app shows now.',
};

/** Returns the RFC 6238 generator of a Base32 secret, with the defaults that every app knows. */
export function totpOf(secret: string, label = '') {
  const issuer = 'Northgate Back Office';
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD });
}

/** Returns whether a user has set up an authenticator app. */
export async function hasFactor({ db }: Pick<Parts, 'db'>, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom('factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed', '=', true)
    .executeTakeFirst();
  return factor !== undefined;
}

/**
 * Checks a code of a user's authenticator app and uses it up: neither it nor an earlier one is
 * accepted again. One period of clock skew is allowed either way. `confirmed` is false for the first
 * code of an app that is being added.
 */
export async function redeemFactorCode(
  parts: Parts,
  userId: string,
  code: string,
  confirmed = true,
): Promise<Refusal | undefined> {
  const limit: Limit = { kind: 'second step', subject: userId, max: TRIES };
  const refusal = await counting(parts, [limit], async (db, { minutes }) => {
    if (minutes > 0) return tooMany(minutes);
    const factor = await db
      .selectFrom('factors')
      .select('secret')
      .where('user_id', '=', userId)
      .where('confirmed', '=', confirmed)
      .executeTakeFirst();
    const step = factor && stepOf(factor.secret, code, parts.now());
    const used =
      step !== undefined &&
      (await db
        .updateTable('factors')
        .set({ last_step: step, confirmed: true })
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .returning('user_id')
        .executeTakeFirst());
    if (used) return undefined;
    await write(parts, db, [limit], true);
    return WRONG;
  });
  if (!refusal) await forgive(parts, [limit]);
  return refusal;
}

/** Returns the period that a code belongs to, if it is right now or one period away. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
