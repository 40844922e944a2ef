import { expect, it } from 'vitest';
import { commandCalls } from '../../../../src/views/areas/iframe/commandCalls';

/** Runs commands of a page and collects the failures that reach the shell. */
function start(count: number) {
  const sent: string[] = [];
  const failures: string[] = [];
  const { run, fail } = commandCalls((id) => sent.push(id));
  for (let number = 0; number < count; number += 1) {
    run(`c${number}`).catch(({ message }) => failures.push(message));
  }
  return { sent, failures, fail };
}

it('sends each command to the page and reports each failure once', async () => {
  const { sent, failures, fail } = start(2);
  expect(sent).toEqual(['c0', 'c1']);
  fail('no printer');
  fail('no paper');
  fail('not a run');
  await Promise.resolve();
  expect(failures).toEqual(['no printer', 'no paper']);
});

it('remembers 50 runs: a page reports failures, but never that a command has succeeded', async () => {
  const { sent, failures, fail } = start(1000);
  expect(sent).toHaveLength(1000);
  for (let count = 0; count < 1000; count += 1) fail(`failure ${count}`);
  await Promise.resolve();
  expect(failures).toHaveLength(50);
});
