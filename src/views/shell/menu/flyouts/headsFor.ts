export interface Point {
  x: number;
  y: number;
}

/** Whether a pointer that went from one point to the next may be on its way to a panel. */
export function headsFor(panel: DOMRect, from: Point, to: Point): boolean {
  const [one, other] = nearEdge(panel, from);
  const sides = [side(from, one, to), side(one, other, to), side(other, from, to)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}

/** The corners of the panel's edge that faces the point, a little beyond the panel. */
function nearEdge({ left, right, top, bottom }: DOMRect, { x, y }: Point): [Point, Point] {
  const spare = 12;
  if (x <= left || x >= right) {
    const edge = x <= left ? left : right;
    return [
      { x: edge, y: top - spare },
      { x: edge, y: bottom + spare },
    ];
  }
  const edge = y <= top ? top : bottom;
  return [
    { x: left - spare, y: edge },
    { x: right + spare, y: edge },
  ];
}

/** On which side of a line a point lies. */
const side = (start: Point, end: Point, point: Point) =>
  (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x);
