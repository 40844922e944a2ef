import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { testFolder } from './support/folder';
import { spawnScript } from './support/spawnScript';

const OPEN = fileURLToPath(new URL('../../demo/server/database/open.ts', import.meta.url));

/** Time in ms after which the process counts as blocked. */
const MAX_WAIT = 60_000;

/** Runs a script that can import `openDatabase`, in a process that a blocked thread cannot outlive. */
async function run(script: string) {
  const code = `import(${JSON.stringify(OPEN)}).then(async ({ openDatabase }) => { ${script} })`;
  const child = spawnScript(code, { timeout: MAX_WAIT, killSignal: 'SIGKILL' });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const [exitCode, signal] = await once(child, 'close');
  return { printed: printed.trim(), exitCode, signal };
}

describe('a database in a folder', () => {
  it('is closed after the queries that still run, and then refuses others', {
    timeout: 2 * MAX_WAIT,
  }, async () => {
    const folder = await testFolder();
    const result = await run(`
      const { sql } = await import('kysely');
      const { db, close } = await openDatabase(${JSON.stringify(folder)});
      const one = () => sql\`select 1 as one\`.execute(db).then(({ rows }) => rows[0].one, () => 'refused');
      await one();
      const running = [one(), one()];
      await close();
      console.log(JSON.stringify([...(await Promise.all(running)), await one()]));`);
    expect(result).toEqual({ printed: '[1,1,"refused"]', exitCode: 0, signal: null });
  });
});
