import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import type { Services } from '../services';
import { sha256 } from './hash';

/** Time in ms in which attempts count: fifteen minutes. */
const WINDOW = 15 * 60_000;

/** Time in ms after which a pending attempt counts as a failure, because its process has died. */
const MAX_DURATION = 60_000;

/** Time in ms that an attempt waits for others of the same subject. */
const MAX_WAIT = 10_000;
/** Time in ms between two checks while it waits. */
const POLL_INTERVAL = 50;

/** A rate limit: kind and subject of the attempts, and the number of failures allowed in fifteen minutes. */
export interface Limit {
  kind:
    | 'sign-in:user'
    | 'sign-in:address'
    | 'code-mail:user'
    | 'code-mail:address'
    | 'code:address'
    | 'second-step:user'
    | 'passkey-options:address'
    | 'passkey:address';
  /** The name or id of a user for kinds that end in `:user`, else an address. */
  subject: string;
  max: number;
}

/** State of the limits of an attempt. */
export type LimitState =
  | {
      reached: true;
      /** Minutes until the next attempt is allowed, at least one. */
      minutes: number;
    }
  | {
      reached: false;
      /** Failures that are still allowed. */
      left: number;
      /** Whether the pending attempts reach the limit if they fail. */
      mayReachLimit: boolean;
    };

/** An attempt that is refused because a limit is reached, for the next minutes. */
export interface Limited {
  allowed: false;
  reason: 'limit';
  minutes: number;
}

/** A refused attempt. If other attempts of the subject are still pending, the next one may be allowed in seconds. */
export type Denied = { allowed: false; reason: 'busy' } | Limited;

/** An allowed attempt, which must be ended, or a refused one. */
export type Attempt = { allowed: true; failed(): Promise<void>; forget(): Promise<void> } | Denied;

/**
 * Starts an attempt that takes time, such as checking a password. It is recorded first, so that parallel
 * attempts cannot exceed the limit together. It waits while pending attempts may reach the limit. A
 * refused attempt does not count.
 */
export async function startAttempt(services: Services, limits: readonly Limit[]): Promise<Attempt> {
  const deadline = Date.now() + MAX_WAIT;
  for (;;) {
    const attempt = await withLimits(services, limits, async (trx, state) => {
      if (state.reached) return limited(state.minutes);
      if (state.mayReachLimit) return undefined;
      return pendingAttempt(services, await recordAttempts(services, trx, limits, false));
    });
    if (attempt) return attempt;
    if (Date.now() >= deadline || services.closing.aborted) {
      return { allowed: false, reason: 'busy' };
    }
    await sleep(POLL_INTERVAL);
  }
}

/** Counts an attempt that needs no end, such as a sent code. A refused attempt does not count. */
export function countAttempt(
  services: Services,
  limits: readonly Limit[],
): Promise<{ allowed: true } | Limited> {
  return withLimits(services, limits, async (trx, state) => {
    if (state.reached) return limited(state.minutes);
    await recordAttempts(services, trx, limits, true);
    return { allowed: true };
  });
}

/**
 * Runs `decide` in a transaction with a lock on the subjects: no other call, of this process or another,
 * counts for them meanwhile.
 */
export async function withLimits<Result>(
  { db, now }: Services,
  limits: readonly Limit[],
  decide: (trx: Kysely<Database>, state: LimitState) => Promise<Result>,
): Promise<Result> {
  const start = new Date(now().getTime() - WINDOW);
  await db.deleteFrom('attempts').where('at', '<=', start).execute();
  return db.transaction().execute(async (trx) => {
    const states: LimitState[] = [];
    for (const limit of limits) {
      const key = `${limit.kind} ${limit.subject}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
      states.push(await readState(trx, limit, now()));
    }
    return decide(trx, strictest(states));
  });
}

/**
 * Records attempts and returns their ids.
 * @param settled true if they have failed, or count without failing
 */
export async function recordAttempts(
  { now }: Pick<Services, 'now'>,
  trx: Kysely<Database>,
  limits: readonly Limit[],
  settled: boolean,
): Promise<string[]> {
  const rows = await trx
    .insertInto('attempts')
    .values(
      limits.map(({ kind, subject }) => ({ kind, subject: sha256(subject), at: now(), settled })),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes the attempts of these kinds and subjects. */
export async function clearAttempts({ db }: Services, counted: readonly Omit<Limit, 'max'>[]) {
  for (const { kind, subject } of counted) {
    await db
      .deleteFrom('attempts')
      .where('kind', '=', kind)
      .where('subject', '=', sha256(subject))
      .execute();
  }
}

const limited = (minutes: number): Limited => ({ allowed: false, reason: 'limit', minutes });

function pendingAttempt({ db }: Services, ids: string[]): Attempt {
  return {
    allowed: true,
    failed: async () => {
      await db.updateTable('attempts').set({ settled: true }).where('id', 'in', ids).execute();
    },
    forget: async () => {
      await db.deleteFrom('attempts').where('id', 'in', ids).execute();
    },
  };
}

async function readState(
  trx: Kysely<Database>,
  { kind, subject, max }: Limit,
  now: Date,
): Promise<LimitState> {
  const time = now.getTime();
  const rows = await trx
    .selectFrom('attempts')
    .select(['at', 'settled'])
    .where('kind', '=', kind)
    .where('subject', '=', sha256(subject))
    .where('at', '>', new Date(time - WINDOW))
    .orderBy('at', 'desc')
    .execute();
  const failures = rows.filter(({ at, settled }) => settled || at.getTime() <= time - MAX_DURATION);
  const oldest = failures[max - 1];
  if (!oldest) {
    return { reached: false, left: max - failures.length, mayReachLimit: rows.length >= max };
  }
  const wait = oldest.at.getTime() + WINDOW - time;
  return { reached: true, minutes: Math.max(1, Math.ceil(wait / 60_000)) };
}

/** Returns the state of several limits together. */
function strictest(states: readonly LimitState[]): LimitState {
  const reached = states.filter((state) => state.reached);
  const open = states.filter((state) => !state.reached);
  if (reached.length > 0) {
    return { reached: true, minutes: Math.max(...reached.map(({ minutes }) => minutes)) };
  }
  return {
    reached: false,
    left: Math.min(...open.map(({ left }) => left)),
    mayReachLimit: open.some(({ mayReachLimit }) => mayReachLimit),
  };
}
