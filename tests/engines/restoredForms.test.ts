import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoFolders } from '../../demo/server/demoFolders';
import { type RunningServer, startServer } from '../../demo/server/server';
import { type Engine, named } from '../support/engines/engine';
import { startFirefox } from '../support/engines/firefox';
import { hostPage, SCRIPT } from '../support/markup';

const PAGE = hostPage(`<form>
  <backoffice-time-picker name="time" label="Time" language="en"></backoffice-time-picker>
  <backoffice-date-picker name="day" label="Day" language="en"></backoffice-date-picker>
</form>${SCRIPT}`);

let engine: Engine;
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ folders: demoFolders, pages: new Map([['/form', PAGE]]) });
  engine = await startFirefox();
});
afterAll(async () => {
  await engine?.close();
  await server?.close();
});

/** Waits until both fields are there, and returns their texts. */
async function texts(): Promise<string[]> {
  for (const name of ['Time', 'Day'])
    await expect.poll(() => engine.evaluate<boolean>(`!!${named('input', name)}`)).toBe(true);
  return engine.evaluate(`[${named('input', 'Time')}.value, ${named('input', 'Day')}.value]`);
}

test('a picker ignores the text of another one, which Firefox passes to it after a reload', async () => {
  await engine.goto(`${server.url}/form`);
  expect(await texts()).toEqual(['', '']);
  for (const [name, text] of [
    ['Time', '1:30 PM'],
    ['Day', '7/1/2026'],
  ] as const) {
    await engine.click(named('input', name));
    await engine.type(text);
  }
  await engine.type('Tab');
  const typed = await texts();
  expect(typed).toEqual([expect.stringContaining('1:30'), expect.stringContaining('2026')]);

  await engine.evaluate('location.reload()');
  await expect.poll(async () => (await texts())[1]).toBe(typed[1]);
  expect((await texts())[0]).not.toContain('2026');
});
