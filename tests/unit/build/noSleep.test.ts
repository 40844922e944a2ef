// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const TESTS = path.resolve(import.meta.dirname, '../..');
const SLEEP = /waitForTimeout|timers\/promises|networkidle|Promise\([^\n]*setTimeout/;

/** Files with a sleep that no event can replace, and the reason. */
const JUSTIFIED: Record<string, string> = {
  'browser/areas/areaFailures.test.ts': 'the area itself answers after a random delay',
  'browser/elements/moving.test.ts': 'lets three tasks of the page pass, without a delay',
  'browser/menu/sideMenuMany.test.ts': 'shows that nothing happens within 600 ms',
  'browser/session/unauthorized.test.ts': 'waits until a page has sent its last call',
  'server/folderLock.test.ts': 'lets the event loop turn once, without a delay',
  'unit/store/element/elementStores.test.ts': 'lets promise callbacks run, without a delay',
};

test('no test sleeps without a reason that is listed here', () => {
  const sleeping = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && file !== 'unit/build/noSleep.test.ts')
    .filter((file) => SLEEP.test(readFileSync(path.join(TESTS, file), 'utf8')));
  expect(sleeping.sort()).toEqual(Object.keys(JUSTIFIED));
});
