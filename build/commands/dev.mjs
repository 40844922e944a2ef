/** `npm run dev`: rebuilds dist on every change and serves the demo portal; Ctrl-C ends both. */
import '../machine/nodeVersion.mjs';
import { watchDemoAreas } from '../bundle/demoAreas.mjs';
import { ensureInstalled } from '../machine/install.mjs';
import { start } from '../machine/run.mjs';
import { serverCommand } from './server.mjs';

await ensureInstalled();
await watchDemoAreas();
// Only src: the database and the caches are in the repository too and change all the time.
const processes = [start(['tsup', '--watch', 'src']), start(serverCommand)];
const code = await Promise.race(processes.map(({ ended }) => ended));
for (const { stop } of processes) stop();
await Promise.all(processes.map(({ ended }) => ended));
process.exit(code);
