/** `npm start`: installs, builds and starts the reference server with the demo portal, from nothing. */
import '../machine/nodeVersion.mjs';
import { ensureInstalled } from '../machine/install.mjs';
import { run } from '../machine/run.mjs';
import { ensureBuilt } from './build.mjs';
import { serverCommand } from './server.mjs';

await ensureInstalled();
const built = await ensureBuilt();
process.exit(built === 0 ? await run(serverCommand) : built);
