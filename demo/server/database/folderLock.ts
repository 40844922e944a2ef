import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes in the path of a local socket; some systems take 104, others 108. */
const LONGEST = 100;

/**
 * Keeps a second process out of a PGlite folder, which two writers would ruin. The lock is a local
 * socket: the operating system lets go of it when the process dies, however it dies.
 * @throws Error with a sentence for the person at the terminal, where the folder is in use
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const address = addressOf(await realpath(folder));
  const lock = (await listen(address)) ?? (await takeOver(address));
  if (!lock) {
    throw new Error(
      `The data folder ${folder} is in use by another server. ` +
        'Stop that one, or name another folder (DATA_DIR) or a PostgreSQL database (DATABASE_URL).',
    );
  }
  return () => new Promise((resolve) => lock.close(() => resolve()));
}

/** In the folder itself, out of reach of whoever tidies the temporary one, where its path fits. */
function addressOf(folder: string): string {
  const name = `northgate-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.lock`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, 'server.lock');
  return Buffer.byteLength(inside) <= LONGEST ? inside : join(tmpdir(), name);
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

/** A socket file that nobody answers on was left by a process that died. */
async function takeOver(address: string): Promise<Server | undefined> {
  const alive = await new Promise<boolean>((resolve) => {
    const probe = connect(address);
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.once('close', () => probe.destroy());
  });
  if (alive) return undefined;
  await rm(address, { force: true });
  return listen(address);
}
