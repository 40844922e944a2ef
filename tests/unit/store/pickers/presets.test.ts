import { expect, it } from 'vitest';
import { acceptPresets, rangeOf } from '../../../../src/store/pickers/presets';
import { collectWarnings } from '../../../../src/store/pickers/warnings';

const TAG = '<backoffice-date-picker>';
const WEEK = { label: 'Week', value: '2026-07-01/2026-07-07' };

/** Returns the labels of the presets and the warnings about them. */
function read(input: unknown) {
  let labels: string[] | undefined;
  const warnings = collectWarnings(() => {
    labels = acceptPresets(input)?.map(({ label }) => label);
  });
  return { labels, warnings };
}

it('an entry that throws is dropped, the others are shown', () => {
  const broken = {
    get label(): string {
      throw new Error('no label');
    },
    value: '',
  };
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(read([broken, WEEK, proxy, null, 'Week'])).toEqual({
    labels: ['Week'],
    warnings: Array(4).fill(`${TAG} presets contains an entry without label and value.`),
  });
});

it('a list that throws is none', () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  const throwing = new Proxy([WEEK], {
    get(list, key) {
      if (key === '0') throw new Error('no entry');
      return Reflect.get(list, key);
    },
  });
  for (const list of [proxy, throwing, 'none', {}]) {
    expect(read(list)).toEqual({
      labels: undefined,
      warnings: [`${TAG} presets is not an array of {label, value}; the defaults are shown.`],
    });
  }
  expect(read(undefined)).toEqual({ labels: undefined, warnings: [] });
});

it('long lists and labels are cut', () => {
  const many = Array.from({ length: 2e5 }, (_, index) => ({ ...WEEK, label: `Week ${index}` }));
  const { labels, warnings } = read(many);
  expect(labels).toHaveLength(200);
  expect(labels?.[199]).toBe('Week 199');
  expect(warnings).toEqual([`${TAG} presets has 200000 entries; the first 200 are shown.`]);
  const sparse: unknown[] = [WEEK];
  sparse.length = 4e9;
  expect(read(sparse).labels).toEqual(['Week']);
  expect(read([{ ...WEEK, label: 'W'.repeat(1e6) }]).labels?.[0]).toHaveLength(1000);
});

it('each property of an entry is read once', () => {
  let reads = 0;
  const [preset] =
    acceptPresets([
      {
        label: 'Week',
        get value() {
          reads += 1;
          return reads > 1 ? '' : WEEK.value;
        },
      },
    ]) ?? [];
  expect(preset && rangeOf(preset)).toEqual({ from: '2026-07-01', to: '2026-07-07' });
});
