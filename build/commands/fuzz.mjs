/**
 * `npm run fuzz`: runs the property tests with new seeds, by default for 60 seconds per file.
 * `npm run fuzz -- --seconds 600` runs longer, further arguments go to vitest (`-t 'reads a menu'`). A
 * failure prints its seed and path, which reproduce it as `fc.assert(property, { seed, path })`.
 */
import '../machine/nodeVersion.mjs';
import { execFileSync } from 'node:child_process';
import { ensureInstalled } from '../machine/install.mjs';
import { root, run } from '../machine/run.mjs';

const args = process.argv.slice(2);
const index = args.indexOf('--seconds');
const [, value = '60'] = index < 0 ? [] : args.splice(index, 2);
const seconds = Number(value);
if (!(seconds > 0)) {
  console.error(`--seconds must be a positive number, but is "${value}".`);
  process.exit(1);
}
await ensureInstalled();
const files = execFileSync('git', ['grep', '-l', 'fc.assert', '--', 'tests/unit'], {
  cwd: root,
  encoding: 'utf8',
});
console.log(`The properties of each file run for ${seconds} s.`);
process.exitCode = await run(
  [
    ...['vitest', 'run', '--project', 'unit', '--testTimeout', String((seconds + 60) * 1000)],
    ...files.trim().split('\n'),
    ...args,
  ],
  { env: { FUZZ_SECONDS: String(seconds) } },
);
