/**
 * `npm run release -- 1.2.3`: checks tree, changelog and tests, sets the version, builds and packs.
 * It does not commit, tag or publish.
 */
import '../machine/nodeVersion.mjs';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../machine/run.mjs';
import { pack } from './pack.mjs';

const [version = ''] = process.argv.slice(2);
const problem = findProblem(version, {
  changelog: readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'),
  changed: execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }),
});
if (problem) fail(problem);
await step(['npm', 'test'], 'The tests fail.');
await step(
  ['npm', 'version', version, '--no-git-tag-version', '--allow-same-version'],
  'The version could not be set.',
);
await step([process.execPath, 'build/commands/build.mjs'], 'The build fails.');
await pack(root).catch((error) => fail(`The package could not be packed: ${error.message}`));
const maps = `backoffice-elements-${version}-source-maps.tgz`;
await step(['tar', '-czf', maps, ...sourceMaps()], 'The source maps could not be packed.');
console.log(
  `Packed backoffice-elements-${version}.tgz and ${maps}: commit, tag v${version}, publish the first file.`,
);

/** Returns the paths of the source maps, which are not in the npm package. */
function sourceMaps() {
  return readdirSync(path.join(root, 'dist'), { recursive: true })
    .filter((name) => name.endsWith('.map'))
    .map((name) => `dist/${name}`);
}

/** Returns the reason against releasing this version, undefined if there is none. */
function findProblem(version, { changelog, changed }) {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    return 'Which version? For example: npm run release -- 0.2.0';
  }
  if (!changelog.includes(`\n## ${version}`)) {
    return `CHANGELOG.md has no section "## ${version}": rename "Unreleased".`;
  }
  if (changed) return `There are changes that are not committed:\n${changed}`;
  return undefined;
}

async function step(command, failure) {
  if ((await run(command)) !== 0) fail(failure);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
