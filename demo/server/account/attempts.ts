import type { Parts } from '../parts';
import { sha256 } from './hash';

/** Attempts are counted over the last fifteen minutes. */
const WINDOW = 15 * 60_000;

/** One count: what is tried, by or on whom, and how often it may fail. */
export interface Limit {
  kind: 'sign-in' | 'sign-in from' | 'send' | 'send from' | 'code from';
  subject: string;
  max: number;
}

/** An attempt that may go on, or the minutes until the next one may. */
export type Attempt =
  | { allowed: true; left: number; succeeded(): Promise<void> }
  | { allowed: false; minutes: number };

/**
 * Counts an attempt before it is made, so that a hundred at once do not slip through a check made
 * first. Shared by all processes through the database. A refused attempt does not count.
 */
export async function attempt(parts: Parts, limits: readonly Limit[]): Promise<Attempt> {
  const { db, now } = parts;
  const start = new Date(now().getTime() - WINDOW);
  await db.deleteFrom('attempts').where('at', '<=', start).execute();
  const own = await db
    .insertInto('attempts')
    .values(limits.map(({ kind, subject }) => ({ kind, subject: sha256(subject), at: now() })))
    .returning('id')
    .execute();
  const forget = async () => {
    const ids = own.map((row) => row.id);
    await db.deleteFrom('attempts').where('id', 'in', ids).execute();
  };
  let left = Number.POSITIVE_INFINITY;
  for (const limit of limits) {
    const times = await timesOf(parts, limit, start);
    left = Math.min(left, limit.max - times.length);
    const oldest = times[limit.max];
    if (!oldest) continue;
    await forget();
    const wait = oldest.getTime() + WINDOW - now().getTime();
    return { allowed: false, minutes: Math.max(1, Math.ceil(wait / 60_000)) };
  }
  return { allowed: true, left, succeeded: forget };
}

/** Forgets what was counted under these kinds and subjects. */
export async function forgive({ db }: Parts, counted: readonly Omit<Limit, 'max'>[]) {
  for (const { kind, subject } of counted) {
    await db
      .deleteFrom('attempts')
      .where('kind', '=', kind)
      .where('subject', '=', sha256(subject))
      .execute();
  }
}

/** Newest first, one more than allowed at most; the attempt being made is among them. */
async function timesOf({ db }: Parts, { kind, subject, max }: Limit, start: Date) {
  const rows = await db
    .selectFrom('attempts')
    .select('at')
    .where('kind', '=', kind)
    .where('subject', '=', sha256(subject))
    .where('at', '>', start)
    .orderBy('at', 'desc')
    .limit(max + 1)
    .execute();
  return rows.map((row) => row.at);
}
