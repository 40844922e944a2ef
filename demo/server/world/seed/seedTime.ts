import type { Services } from '../../services';

/** Returns the time of the last seed, to which the pages of the portal are relative; null if there was none. */
export async function seedTime({ db }: Services): Promise<Date | null> {
  const seeds = db.selectFrom('world_seeds').select('at').orderBy('at', 'desc').limit(1);
  return (await seeds.executeTakeFirst())?.at ?? null;
}
