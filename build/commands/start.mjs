/**
 * `npm start`: installs, builds and starts the reference server with the demo portal, from nothing.
 * The documentation site at /docs/ follows in the background.
 */
import '../machine/nodeVersion.mjs';
import { ensureInstalled } from '../machine/install.mjs';
import { run } from '../machine/run.mjs';
import { ensureBuilt } from './build.mjs';
import { buildDocsInBackground } from './docs.mjs';
import { serverCommand } from './server.mjs';

await ensureInstalled();
const built = await ensureBuilt();
if (built !== 0) process.exit(built);
void buildDocsInBackground();
process.exit(await run(serverCommand));
