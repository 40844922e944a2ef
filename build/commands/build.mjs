/** `npm run build`: builds dist. With --if-stale it does so only if the sources have changed. */
import '../machine/nodeVersion.mjs';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../machine/install.mjs';
import { run } from '../machine/run.mjs';
import { hashOfInputs, isBuilt, storeHash } from './freshness.mjs';

/** Builds dist unless it matches the current sources; returns an exit code. */
export async function ensureBuilt() {
  return isBuilt() ? 0 : await build();
}

/** Builds dist from the sources, and the demo's areas and host pages; returns an exit code. */
export async function build() {
  console.log('Building dist (tsup) …');
  const hash = hashOfInputs();
  // Imported dynamically: these need packages, which a fresh clone does not have yet.
  const { buildDemoAreas } = await import('../bundle/demoAreas.mjs');
  const { buildHosts } = await import('../bundle/hosts.mjs');
  const [code] = await Promise.all([run(['tsup']), buildDemoAreas()]);
  if (code !== 0) return code;
  await buildHosts();
  storeHash(hash);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled();
  process.exitCode = process.argv.includes('--if-stale') ? await ensureBuilt() : await build();
}
