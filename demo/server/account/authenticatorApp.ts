import { Secret, TOTP } from 'otpauth';
import type { User } from '../database/schema';
import { CODES } from '../http/envelope';
import type { Services } from '../services';
import { clearAttempts, type Limit, recordAttempts, withLimits } from './rateLimit';
import { type Refusal, tooMany } from './refusals';
import { lockSession } from './users';

/** Seconds for which a code is valid (RFC 6238). */
const PERIOD = 30;

/** Wrong codes that a user may enter in fifteen minutes. */
const MAX_WRONG_CODES = 5;

const WRONG: Refusal = { code: CODES.wrongCode, message: 'wrongAppCode' };

/** Returns the RFC 6238 generator of a Base32 secret, with the defaults that all apps support. */
export function totpOf(secret: string, label = '') {
  const issuer = 'Northgate Back Office';
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD });
}

/** Returns whether a user has set up an authenticator app. */
export async function hasFactor({ db }: Pick<Services, 'db'>, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom('factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed', '=', true)
    .executeTakeFirst();
  return factor !== undefined;
}

/**
 * Checks and redeems a code of a user's authenticator app: it and earlier codes are not accepted again.
 * A clock skew of one period in each direction is allowed.
 * @param options.adding the user, for the first code of an app that is being added
 * @returns the reason for a refusal, if any
 */
export async function redeemFactorCode(
  services: Services,
  userId: string,
  code: string,
  { adding }: { adding?: User } = {},
): Promise<Refusal | undefined> {
  const limit: Limit = { kind: 'second-step:user', subject: userId, max: MAX_WRONG_CODES };
  const refusal = await withLimits(services, [limit], async (trx, state) => {
    if (state.reached) return tooMany(state.minutes);
    if (adding && !(await lockSession(trx, adding))) return WRONG;
    const factor = await trx
      .selectFrom('factors')
      .select('secret')
      .where('user_id', '=', userId)
      .where('confirmed', '=', !adding)
      .executeTakeFirst();
    const step = factor && stepOf(factor.secret, code, services.now());
    const used =
      factor &&
      step !== undefined &&
      (await trx
        .updateTable('factors')
        .set({ last_step: step, confirmed: true })
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        // Another tab may have started again with a new secret.
        .where('secret', '=', factor.secret)
        .returning('user_id')
        .executeTakeFirst());
    if (used) return undefined;
    await recordAttempts(services, trx, [limit], true);
    return WRONG;
  });
  if (!refusal) await clearAttempts(services, [limit]);
  return refusal;
}

/** Returns the period of a code, if it is the current one or one next to it. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
