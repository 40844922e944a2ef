import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

/** Runs `npm ci` unless node_modules already matches package-lock.json. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the packages (npm ci) …');
  // NODE_ENV=production would omit the tools that build and test.
  const code = await run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error('The packages could not be installed: see above, then try again.');
    process.exit(code);
  }
}

/**
 * Returns whether the lock file and node_modules match. As its last step, npm records what it has
 * installed in node_modules/.package-lock.json, without packages for other platforms.
 */
function isInstalled() {
  const wanted = readLock('package-lock.json');
  const present = readLock('node_modules/.package-lock.json');
  if (!present) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const found = present[name];
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
