// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { iconPaths, toPath } from '../../../build/plugins/iconPaths';
import { iconModule } from '../../../build/plugins/icons';
import { ICON_BUCKETS } from '../../../src/views/shell/menu/icons/iconBucket';

const paths = iconPaths();

describe('lucide as path data', () => {
  it('has every icon, and former names resolve to existing icons', () => {
    expect(paths.size).toBeGreaterThan(1500);
    for (const [name, path] of paths) {
      if (path.startsWith('M')) continue;
      expect(path).not.toBe(name);
      expect(paths.get(path)).toMatch(/^M/);
    }
  });

  it.each([
    [['line', { x1: 1, x2: 3, y1: 2, y2: '4' }], 'M1 2L3 4'],
    [['circle', { cx: 12, cy: 12, r: 2 }], 'M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0'],
    [['polyline', { points: '1 2 3 4' }], 'M1 2 3 4'],
    [['polygon', { points: '1 2 3 4 5 6' }], 'M1 2 3 4 5 6z'],
    [['rect', { x: 1, y: 2, width: 6, height: 4 }], 'M1 2h6v4h-6z'],
    [
      ['rect', { x: 1, y: 2, width: 6, height: 4, rx: 1 }],
      'M2 2h4a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
    ],
    [['path', { d: 'm3 4 5 6-7 8' }], 'M3 4l 5 6-7 8'],
    [['path', { d: 'm3.5-.5V2' }], 'M3.5 -.5V2'],
    [['path', { d: 'M1 2v3' }], 'M1 2v3'],
  ] as const)('draws %j', (shape, path) => {
    expect(toPath(shape)).toBe(path);
  });
});

describe('one icon', () => {
  it('is its path data, under its current or a former name', () => {
    const code = `export default ${JSON.stringify(paths.get('ellipsis'))}`;
    expect(iconModule('virtual:icon/ellipsis', ICON_BUCKETS)).toBe(code);
    expect(iconModule('virtual:icon/more-horizontal', ICON_BUCKETS)).toBe(code);
  });

  it('fails the build if lucide does not have it', () => {
    expect(() => iconModule('virtual:icon/bel', 0)).toThrow('lucide has no icon named bel');
  });
});

describe('the files of icons', () => {
  const drawings = (code: string): Record<string, string> =>
    JSON.parse(code.match(/\{.*?\}/s)?.[0] ?? '');

  it('contain each icon once, the common ones in one file', () => {
    const common = drawings(iconModule('virtual:icons', ICON_BUCKETS));
    expect(common.shoppingcart).toMatch(/^M/);
    const rest = Array.from({ length: ICON_BUCKETS }, (_, bucket) =>
      drawings(iconModule(`virtual:icons/${bucket}`, ICON_BUCKETS)),
    );
    const all = [common, ...rest].flatMap((file) => Object.keys(file));
    expect(all.toSorted()).toEqual([...paths.keys()].toSorted());
  });

  it('are one if the bundle must be a single file', () => {
    expect(iconModule('virtual:icons', 0)).toContain('rest=[]');
  });
});
