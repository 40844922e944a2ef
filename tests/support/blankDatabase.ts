import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

/** Sets up the blank database of the tests before the first worker needs it, unless an earlier run has kept one. */
export default async function setup({ config }: TestProject): Promise<void> {
  const file = config.env.BLANK_DATABASE;
  if (!file || existsSync(file)) return;
  process.env.BLANK_DATABASE = file;
  const { takePglite } = await import('../../demo/server/database/inMemory');
  await (await takePglite()).close();
}
