/** `npm start`: installs, builds and starts the reference server with the demo portal, from nothing. */
import './nodeVersion.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { serverCommand } from './server.mjs';

await ensureInstalled();
const built = await ensureBuilt();
process.exit(built === 0 ? await run(serverCommand) : built);
