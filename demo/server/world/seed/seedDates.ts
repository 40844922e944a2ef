const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Points in time relative to today, so that the demo world is always current. */
export interface SeedDates {
  now: Date;
  /** The time some minutes ago. */
  ago(minutes: number): Date;
  /** A time of day (UTC) some days ago; negative for future days. A time today is not later than now. */
  at(daysAgo: number, time: string): Date;
  /**
   * A time of day (UTC) some days ago. A Saturday becomes the Friday before, one hour later, and a Sunday
   * two hours later: so they differ from the times of that Friday.
   */
  workday(daysAgo: number, time: string): Date;
  /** The latest time with that time of day. */
  latest(time: string): Date;
}

/** Creates the dates relative to a point in time. */
export function createSeedDates(now: Date): SeedDates {
  const on = (daysAgo: number, time: string) => {
    const day = new Date(now.getTime() - daysAgo * DAY).toISOString().slice(0, 10);
    return new Date(`${day}T${time}:00Z`);
  };
  return {
    now,
    ago: (minutes) => new Date(now.getTime() - minutes * MINUTE),
    at(daysAgo, time) {
      const date = on(daysAgo, time);
      return daysAgo === 0 && date > now ? now : date;
    },
    workday(daysAgo, time) {
      const date = on(daysAgo, time);
      const pastFriday = Math.max(0, ((date.getUTCDay() + 6) % 7) - 4);
      return new Date(date.getTime() - pastFriday * (DAY - 60 * MINUTE));
    },
    latest: (time) => (on(0, time) <= now ? on(0, time) : on(1, time)),
  };
}
