// @vitest-environment node
import { expect, test } from 'vitest';
import { runParallel } from '../../../build/testRun/schedule.mjs';

interface Step {
  name: string;
  needs?: string[];
  alone?: boolean;
}

/** Runs steps with the given exit codes and records which ran at the same time. */
async function runAll(steps: Step[], codes: Record<string, number> = {}) {
  const running = new Set<string>();
  const together: string[] = [];
  const results = await runParallel(steps, async ({ name }: Step) => {
    running.add(name);
    together.push([...running].sort().join('+'));
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    running.delete(name);
    return { code: codes[name] ?? 0, name };
  });
  return { together, names: results.map(({ name }) => name) };
}

test('two steps run at the same time, and a third one after one has ended', async () => {
  const { together, names } = await runAll([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(names.sort()).toEqual(['a', 'b', 'c']);
  expect(together.slice(0, 2)).toEqual(['a', 'a+b']);
  expect(together.every((names) => names.split('+').length <= 2)).toBe(true);
});

test('a step waits for its dependencies', async () => {
  const { together } = await runAll([{ name: 'a' }, { name: 'b', needs: ['a'] }]);
  expect(together).toEqual(['a', 'b']);
});

test('an exclusive step runs alone', async () => {
  const { together } = await runAll([{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }]);
  expect(together).toContain('b');
  expect(together.filter((names) => names.includes('b'))).toEqual(['b']);
});

test('no step starts after a failed one', async () => {
  const { names } = await runAll([{ name: 'a' }, { name: 'b', needs: ['a'] }], { a: 1 });
  expect(names).toEqual(['a']);
});
