const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Points in time told from today, so that the demo world is never of last year. */
export interface Moments {
  now: Date;
  /** Some minutes ago. */
  ago(minutes: number): Date;
  /** A time of day (UTC) that many days ago; negative days are to come. Today's is never to come. */
  at(daysAgo: number, time: string): Date;
}

/** The moments as seen from a point in time. */
export function momentsFrom(now: Date): Moments {
  return {
    now,
    ago: (minutes) => new Date(now.getTime() - minutes * MINUTE),
    at(daysAgo, time) {
      const day = new Date(now.getTime() - daysAgo * DAY).toISOString().slice(0, 10);
      const moment = new Date(`${day}T${time}:00Z`);
      return daysAgo === 0 && moment > now ? now : moment;
    },
  };
}
