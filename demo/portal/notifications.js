const DAY = 86_400_000;

/**
 * Converts the relative times of the demo's notifications to dates: `agoMinutes`, or `daysAgo` with a
 * `clock` in UTC, as the demo server dates its records.
 */
export function datedNotifications(items, now = Date.now()) {
  return items.map(({ agoMinutes, daysAgo, clock, ...item }) => ({
    ...item,
    time: new Date(
      clock === undefined
        ? now - agoMinutes * 60_000
        : `${new Date(now - daysAgo * DAY).toISOString().slice(0, 10)}T${clock}:00Z`,
    ),
  }));
}
