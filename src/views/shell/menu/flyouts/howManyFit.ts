/**
 * How many entries of these widths fit side by side, in px; where not all do, room is left for More.
 * An entry whose width is not known fits nowhere.
 */
export function howManyFit(widths: number[], room: number, gap: number, more: number): number {
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (total <= room) return widths.length;
  let used = more;
  const first = widths.findIndex((width) => {
    used += gap + width;
    return used > room;
  });
  return Math.max(0, first);
}
