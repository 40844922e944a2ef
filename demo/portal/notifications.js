const DAY = 86_400_000;

/**
 * Returns the time in ms to which the records of the demo are relative: that of their seed, or now if the server
 * does not say.
 */
export async function seedTime() {
  try {
    const { at } = await (await fetch('/northgate/seed.json')).json();
    return at ? Date.parse(at) : Date.now();
  } catch {
    return Date.now();
  }
}

/**
 * Converts the relative times of the demo's notifications to dates: `agoMinutes`, or `daysAgo` with a
 * `clock` in UTC, as the demo server dates its records.
 * @param {number} [now] of `seedTime`
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
