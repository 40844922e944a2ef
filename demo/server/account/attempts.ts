import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import type { Parts } from '../parts';
import { sha256 } from './hash';

/** Attempts count for fifteen minutes. */
const WINDOW = 15 * 60_000;

/** An attempt that has not ended after a minute counts as a failure: its process has died. */
const LONGEST = 60_000;

/** How long an attempt waits for others of the same subject to end, and how often it looks. */
const PATIENCE = 10_000;
const LOOK_EVERY = 50;

/** What is tried, by or on whom, and how many failures are allowed in fifteen minutes. */
export interface Limit {
  kind:
    | 'sign-in'
    | 'sign-in from'
    | 'send'
    | 'send from'
    | 'code from'
    | 'second step'
    | 'passkeys from'
    | 'passkey from';
  subject: string;
  max: number;
}

/** How many attempts the limits still allow. */
export interface Standing {
  /** Minutes until the next attempt is allowed; 0 if it is allowed now. */
  minutes: number;
  /** Failures that are still allowed. */
  left: number;
  /** True if attempts that have not ended yet could use up what is left. */
  crowded: boolean;
}

/** An attempt that may be made and must be ended, or the minutes until the next; 0 means a moment. */
export type Attempt =
  | { allowed: true; failed(): Promise<void>; forget(): Promise<void> }
  | { allowed: false; minutes: number };

/**
 * Starts an attempt that takes a while, such as checking a password. It is written down before it is
 * made, so that many at the same time cannot exceed the limit together; it waits where those under way
 * might use up what is left. A refused attempt does not count.
 */
export async function attempt(parts: Parts, limits: readonly Limit[]): Promise<Attempt> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const start = await counting(parts, limits, async (step, { minutes, crowded }) => {
      if (minutes > 0) return { minutes };
      return crowded ? undefined : { ids: await write(parts, step, limits, false) };
    });
    if (start?.ids) return underWay(parts, start.ids);
    if (start) return { allowed: false, minutes: start.minutes };
    if (Date.now() >= deadline || parts.closing.aborted) return { allowed: false, minutes: 0 };
    await sleep(LOOK_EVERY);
  }
}

/** Counts something that is over as soon as it is counted; returns the minutes to wait, or 0. */
export function count(parts: Parts, limits: readonly Limit[]): Promise<number> {
  return counting(parts, limits, async (step, { minutes }) => {
    if (minutes === 0) await write(parts, step, limits, true);
    return minutes;
  });
}

/**
 * Runs `decide` in a transaction in which no other call, of this process or another, counts for the
 * same subjects.
 */
export async function counting<Result>(
  { db, now }: Parts,
  limits: readonly Limit[],
  decide: (step: Kysely<Database>, standing: Standing) => Promise<Result>,
): Promise<Result> {
  const start = new Date(now().getTime() - WINDOW);
  await db.deleteFrom('attempts').where('at', '<=', start).execute();
  return db.transaction().execute(async (step) => {
    const standings: Standing[] = [];
    for (const limit of limits) {
      const key = `${limit.kind} ${limit.subject}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(step);
      standings.push(await standingOf(step, limit, now()));
    }
    return decide(step, {
      minutes: Math.max(...standings.map(({ minutes }) => minutes)),
      left: Math.min(...standings.map(({ left }) => left)),
      crowded: standings.some(({ crowded }) => crowded),
    });
  });
}

/** Writes attempts down; `settled` ones have failed or count without failing. */
export async function write(
  { now }: Pick<Parts, 'now'>,
  step: Kysely<Database>,
  limits: readonly Limit[],
  settled: boolean,
): Promise<string[]> {
  const rows = await step
    .insertInto('attempts')
    .values(
      limits.map(({ kind, subject }) => ({ kind, subject: sha256(subject), at: now(), settled })),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes what was counted under these kinds and subjects. */
export async function forgive({ db }: Parts, counted: readonly Omit<Limit, 'max'>[]) {
  for (const { kind, subject } of counted) {
    await db
      .deleteFrom('attempts')
      .where('kind', '=', kind)
      .where('subject', '=', sha256(subject))
      .execute();
  }
}

function underWay({ db }: Parts, ids: string[]): Attempt {
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

async function standingOf(
  step: Kysely<Database>,
  { kind, subject, max }: Limit,
  now: Date,
): Promise<Standing> {
  const time = now.getTime();
  const rows = await step
    .selectFrom('attempts')
    .select(['at', 'settled'])
    .where('kind', '=', kind)
    .where('subject', '=', sha256(subject))
    .where('at', '>', new Date(time - WINDOW))
    .orderBy('at', 'desc')
    .execute();
  const failures = rows.filter(({ at, settled }) => settled || at.getTime() <= time - LONGEST);
  const oldest = failures[max - 1];
  const wait = oldest ? oldest.at.getTime() + WINDOW - time : 0;
  return {
    minutes: oldest ? Math.max(1, Math.ceil(wait / 60_000)) : 0,
    left: max - failures.length,
    crowded: rows.length >= max,
  };
}
