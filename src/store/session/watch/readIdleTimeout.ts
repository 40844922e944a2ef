import { warnOnce } from '../../browser/warnOnce';

/** Returns the milliseconds of `idle-timeout`, or undefined for never. Warns once about other values. */
export function readIdleTimeout(value: string | undefined): number | undefined {
  if (!value?.trim()) return undefined;
  const minutes = Number(value);
  if (Number.isFinite(minutes) && minutes > 0) return minutes * 60_000;
  warnOnce(
    `idle-timeout="${value}" is not a positive number of minutes; idle users stay signed in.`,
  );
  return undefined;
}
