const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Points in time told from today, so that the demo world is never of last year. */
export interface Moments {
  now: Date;
  /** Some minutes ago. */
  ago(minutes: number): Date;
  /** A time of day (UTC) that many days ago; negative days are to come. Today's is never to come. */
  at(daysAgo: number, time: string): Date;
  /** The same, but what would lie on a weekend lies on the Friday before, an hour or two later. */
  workday(daysAgo: number, time: string): Date;
  /** The latest moment with that time of day. */
  latest(time: string): Date;
}

/** The moments as seen from a point in time. */
export function momentsFrom(now: Date): Moments {
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
