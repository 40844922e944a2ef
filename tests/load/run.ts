/**
 * `npm run load`: 50 and 200 clients read files, call the API and sign in at the reference server, on its
 * embedded database and on PostgreSQL. Prints errors, times and memory for each, and fails if there was an
 * error. `npm run load -- --seconds 10` shortens each run from 30 seconds. Needs a build (`npm run build`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/support/postgres';
import { type Kind, type Results, runClients } from './clients';
import { startCommand } from './startCommand';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error(`--seconds is "${values.seconds}", but must be a number.`);

const HEADINGS = ['database', 'clients', 'requests/s', 'errors'];
const KINDS: Kind[] = ['file', 'call', 'sign-in'];
const rows = [
  [...HEADINGS, ...KINDS.map((kind) => `${kind} p50 / p99 ms`), 'memory MB: idle, maximum, end'],
];

const folder = await mkdtemp(join(tmpdir(), 'northgate-load-'));
const postgres = await startPostgres();
try {
  for (const clients of [50, 200]) {
    await measure('PGlite', clients, { DATA_DIR: join(folder, String(clients)) });
    await measure('PostgreSQL', clients, { DATABASE_URL: await postgres.database() });
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
const widths = rows[0]?.map((_, column) =>
  Math.max(...rows.map((row) => row[column]?.length ?? 0)),
);
for (const row of rows) {
  console.log(row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '));
}

/** Runs the clients against a fresh server, and adds a row to the table. */
async function measure(database: string, clients: number, env: Record<string, string>) {
  const server = await startCommand(env);
  const idle = server.memory();
  let max = idle;
  const watch = setInterval(() => {
    max = Math.max(max, server.memory());
  }, 1000);
  const results = await runClients(server.url, clients, seconds);
  clearInterval(watch);
  const memory = [idle, max, server.memory()].map((size) => size.toFixed(0)).join(', ');
  await server.stop();
  rows.push([database, String(clients), ...figures(results), memory]);
  if (results.errors.length > 0) process.exitCode = 1;
  for (const error of new Set(results.errors)) {
    const count = results.errors.filter((line) => line === error).length;
    console.error(`${database}, ${clients} clients: ${count} × ${error}`);
  }
}

function figures({ times, errors }: Results): string[] {
  const count = Object.values(times).flat().length;
  const parts = KINDS.map((kind) => {
    const sorted = times[kind].sort((one, other) => one - other);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    return `${at(0.5)} / ${at(0.99)}`;
  });
  return [(count / seconds).toFixed(0), String(errors.length), ...parts];
}
