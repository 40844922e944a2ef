import { icons } from 'lucide';

type Shape = readonly [tag: string, attributes: Record<string, string | number | undefined>];

/**
 * Returns every lucide icon as the data of one path, by its name in lower case without hyphens, so
 * that `chart-pie`, `ChartPie` and `chartPie` are equal. A former name maps to the current one
 * instead.
 */
export function iconPaths(): Map<string, string> {
  const paths = new Map<string, string>();
  const names = new Map<unknown, string>();
  // Lucide lists current and former names as the same object.
  for (const [name, shapes] of Object.entries(icons)) {
    const key = name.toLowerCase();
    // `Axis3D` and `Axis3d` are the same.
    if (paths.has(key)) continue;
    const same = names.get(shapes);
    paths.set(key, same ?? (shapes as Shape[]).map(toPath).join(''));
    if (!same) names.set(shapes, key);
  }
  return paths;
}

/**
 * Returns a shape as path data. Fill is omitted: lucide fills only points smaller than their
 * stroke.
 */
export function toPath([tag, svgAttributes]: Shape): string {
  const get = (name: string) => Number(svgAttributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return absoluteStart(String(svgAttributes.d));
    case 'line':
      return `M${get('x1')} ${get('y1')}L${get('x2')} ${get('y2')}`;
    case 'polyline':
      return `M${svgAttributes.points}`;
    case 'polygon':
      return `M${svgAttributes.points}z`;
    case 'circle':
      return ellipse(get('cx'), get('cy'), get('r'), get('r'));
    case 'ellipse':
      return ellipse(get('cx'), get('cy'), get('rx'), get('ry'));
    case 'rect':
      return rectangle(get('x'), get('y'), get('width'), get('height'), get('rx'));
    default:
      throw new Error(`lucide uses an unsupported shape: ${tag}`);
  }
}

/** Makes the start of a path absolute: after another shape, `m` would be relative to its end. */
function absoluteStart(path: string): string {
  const number = '[ ,]*(-?(?:\\d+\\.?\\d*|\\.\\d+))';
  return path.replace(
    new RegExp(`^m${number}${number}([ ,]*[-.\\d])?`),
    (_, x, y, more) => `M${x} ${y}${more ? `l${more}` : ''}`,
  );
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (width: number) => `a${rx} ${ry} 0 1 0 ${width} 0`;
  return `M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}`;
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  if (!r) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * r;
  const down = height - 2 * r;
  const top = `M${x + r} ${y}h${across}${corner(r, r)}`;
  return `${top}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}
