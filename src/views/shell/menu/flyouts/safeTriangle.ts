/** Px by which the triangle is wider than the panel. */
const TOLERANCE = 12;

export interface Point {
  x: number;
  y: number;
}

/**
 * Returns whether the pointer is moving towards a panel: `to` is in the "safe triangle" between
 * `from` and the edge of the panel that faces it.
 */
export function isInSafeTriangle(panel: DOMRect, from: Point, to: Point): boolean {
  const [one, other] = facingEdge(panel, from);
  const sides = [side(from, one, to), side(one, other, to), side(other, from, to)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}

/** Returns the ends of the panel's edge that faces the point, a little beyond its corners. */
function facingEdge({ left, right, top, bottom }: DOMRect, { x, y }: Point): [Point, Point] {
  if (x <= left || x >= right) {
    const edge = x <= left ? left : right;
    return [
      { x: edge, y: top - TOLERANCE },
      { x: edge, y: bottom + TOLERANCE },
    ];
  }
  const edge = y <= top ? top : bottom;
  return [
    { x: left - TOLERANCE, y: edge },
    { x: right + TOLERANCE, y: edge },
  ];
}

/** Positive, negative or 0: the side of a line on which a point lies. */
const side = (start: Point, end: Point, point: Point) =>
  (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x);
