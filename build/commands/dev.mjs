/**
 * `npm run dev`: builds dist, bundles src and the areas of the demo again on every change, and serves the demo
 * portal; Ctrl-C ends all.
 */
import '../machine/nodeVersion.mjs';
import { watchDemoAreas } from '../bundle/demoAreas.mjs';
import { ensureInstalled } from '../machine/install.mjs';
import { start } from '../machine/run.mjs';
import { ensureBuilt } from './build.mjs';
import { forgetHash } from './freshness.mjs';
import { serverCommand } from './server.mjs';

await ensureInstalled();
const exitCode = await ensureBuilt();
if (exitCode !== 0) process.exit(exitCode);
// From here on dist is not minified.
forgetHash();
await watchDemoAreas();
const watchCommand = [process.execPath, '--import', 'tsx', 'build/bundle/watch.ts'];
const processes = [start(watchCommand), start(serverCommand)];
const code = await Promise.race(processes.map(({ ended }) => ended));
for (const { stop } of processes) stop();
await Promise.all(processes.map(({ ended }) => ended));
process.exit(code);
