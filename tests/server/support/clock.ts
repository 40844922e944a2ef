/** Creates a clock that stands still until a test advances it. */
export function clock() {
  let time = Date.UTC(2026, 3, 1, 8);
  return {
    now: () => time,
    pass: ({ days = 0, hours = 0, minutes = 0 }) => {
      time += ((days * 24 + hours) * 60 + minutes) * 60_000;
    },
  };
}
