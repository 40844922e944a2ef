import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, readlink, realpath, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { sha256 } from '../account/hash';

/** Maximum number of bytes in the path of a local socket; systems allow 104 or 108. */
const MAX_PATH = 100;

/** Folder and name prefix of the files of a lock. */
interface LockFiles {
  folder: string;
  name: string;
}

/**
 * Creates a PGlite folder that only the current user can access, and locks it: two writing processes
 * would corrupt the database. Returns a function that releases the lock.
 *
 * A lock is a local socket, which the operating system closes whenever the process ends, and a numbered
 * link to it. The link with the highest number is valid. To get the lock, a process creates the next
 * number, which only one can do; the highest number is never deleted, so that no process can mistake an
 * older one for the newest.
 * @throws Error with a message for the terminal if the folder is in use
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // An existing folder may be accessible to others.
  await chmod(folder, 0o700);
  const files = await lockFilesOf(await realpath(folder));
  const lock = process.platform === 'win32' ? await openPipe(files) : await acquireLock(files);
  if (!lock) {
    throw new Error(
      `The data folder ${folder} is in use by another server. ` +
        'Stop that one, or name another folder (DATA_DIR) or a PostgreSQL database (DATABASE_URL).',
    );
  }
  return () => new Promise((resolve) => lock.close(() => resolve()));
}

/** Returns the files of a lock: in the folder itself, or in the temporary folder if its path is too long. */
async function lockFilesOf(folder: string): Promise<LockFiles> {
  const inside = { folder, name: 'server' };
  if (Buffer.byteLength(socketPath(inside)) <= MAX_PATH) return inside;
  const user = process.getuid?.() ?? 'user';
  const own = join(tmpdir(), `northgate-locks-${user}`);
  await mkdir(own, { recursive: true, mode: 0o700 });
  const { uid, mode } = await lstat(own);
  if (process.platform !== 'win32' && (uid !== user || (mode & 0o170_777) !== 0o040_700)) {
    throw new Error(`Only you may have access to the folder ${own}. Delete it, and start again.`);
  }
  return { folder: own, name: sha256(folder).slice(0, 16) };
}

function socketPath({ folder, name }: LockFiles): string {
  return join(folder, `${name}.${randomBytes(4).toString('hex')}.sock`);
}

/** Opens a pipe on Windows, which is removed with its process. Returns undefined if it is in use. */
function openPipe({ folder, name }: LockFiles): Promise<Server | undefined> {
  const hash = sha256(join(folder, name)).slice(0, 16);
  return listen(`\\\\.\\pipe\\northgate-${hash}.lock`);
}

/** Acquires the lock. Returns undefined if another process has it. */
async function acquireLock(files: LockFiles): Promise<Server | undefined> {
  const socket = socketPath(files);
  const server = await listen(socket);
  if (server && (await becomeNewest(files, socket))) return server;
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  return undefined;
}

/** Links the socket as the newest lock. Returns false if the newest one belongs to a running process. */
async function becomeNewest(files: LockFiles, socket: string): Promise<boolean> {
  for (;;) {
    const newest = (await numbers(files)).at(-1) ?? 0;
    if (await answers(linkPath(files, newest))) return false;
    const own = newest + 1;
    try {
      await symlink(basename(socket), linkPath(files, own));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      continue;
    }
    const all = await numbers(files);
    if (all.at(-1) === own) {
      for (const number of all.slice(0, -1)) await removeLock(linkPath(files, number));
      return true;
    }
    // A newer lock exists: its owner has deleted the link with this number.
    await rm(linkPath(files, own), { force: true });
  }
}

/** Removes a link, and the socket of a killed process behind it. */
async function removeLock(link: string): Promise<void> {
  const socket = await readlink(link).catch(() => undefined);
  if (socket !== undefined) await rm(join(dirname(link), basename(socket)), { force: true });
  await rm(link, { force: true });
}

/** Returns the numbers of the existing links, ascending. Number 0 is the socket of earlier versions. */
async function numbers({ folder, name }: LockFiles): Promise<number[]> {
  const start = `${name}.lock`;
  return (await readdir(folder))
    .filter((file) => file === start || file.startsWith(`${start}.`))
    .map((file) => Number(file.slice(start.length + 1)))
    .filter(Number.isInteger)
    .sort((one, other) => one - other);
}

function linkPath({ folder, name }: LockFiles, number: number): string {
  return join(folder, number === 0 ? `${name}.lock` : `${name}.lock.${number}`);
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

/** Returns whether a process listens at an address. Unclear errors, such as a full queue, count as yes. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(address);
    probe.once('connect', () => resolve(true));
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
    probe.once('close', () => probe.destroy());
  });
}
