/** `npm run dev`: rebuilds dist on every change and serves the demo portal; Ctrl-C ends both. */
import '../machine/nodeVersion.mjs';
import { buildDemoAreas } from '../bundle/demoAreas.mjs';
import { ensureInstalled } from '../machine/install.mjs';
import { start } from '../machine/run.mjs';
import { serverCommand } from './server.mjs';

await ensureInstalled();
await buildDemoAreas();
// Only src: the database and the caches are in the repository too and change all the time.
const both = [start(['tsup', '--watch', 'src']), start(serverCommand)];
const code = await Promise.race(both.map(({ ended }) => ended));
for (const { stop } of both) stop();
await Promise.all(both.map(({ ended }) => ended));
process.exit(code);
