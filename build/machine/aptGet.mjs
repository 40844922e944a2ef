import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Returns a function that runs apt-get as root, or undefined if there is no apt-get or no permission. */
export function findAptGet() {
  const prefix = rootPrefix();
  if (!prefix || !existsSync('/usr/bin/apt-get')) return undefined;
  return (...args) =>
    run([...prefix, 'apt-get', '-y', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
}

/** Returns the prefix of a command that runs as root: nothing, sudo, or undefined if not permitted. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return sudo.status === 0 ? ['sudo', '-n'] : undefined;
}
