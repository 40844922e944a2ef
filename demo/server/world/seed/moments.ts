const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Points in time relative to today, so that the demo world is always current. */
export interface Moments {
  now: Date;
  /** The time some minutes ago. */
  ago(minutes: number): Date;
  /** A time of day (UTC) some days ago; negative for future days. A time today is not later than now. */
  at(daysAgo: number, time: string): Date;
  /** The same, but moved from a weekend to the Friday before, one or two hours later. */
  workday(daysAgo: number, time: string): Date;
  /** The latest moment with that time of day. */
  latest(time: string): Date;
}

/** Creates the moments relative to a point in time. */
export function createMoments(now: Date): Moments {
  const on = (daysAgo: number, time: string) => {
    const day = new Date(now.getTime() - daysAgo * DAY).toISOString().slice(0, 10);
    return new Date(`${day}T${time}:00Z`);
  };
  return {
    now,
    ago: (minutes) => new Date(now.getTime() - minutes * MINUTE),
    at(daysAgo, time) {
      const moment = on(daysAgo, time);
      return daysAgo === 0 && moment > now ? now : moment;
    },
    workday(daysAgo, time) {
      const moment = on(daysAgo, time);
      const pastFriday = Math.max(0, ((moment.getUTCDay() + 6) % 7) - 4);
      return new Date(moment.getTime() - pastFriday * (DAY - 60 * MINUTE));
    },
    latest: (time) => (on(0, time) <= now ? on(0, time) : on(1, time)),
  };
}
