import { createHash, randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, readlink, realpath, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Bytes in the path of a local socket; some systems take 104, others 108. */
const LONGEST = 100;

/** A folder for the files of a lock, and how their names begin. */
interface Place {
  folder: string;
  name: string;
}

/**
 * Makes a PGlite folder that no other user of this machine can enter, and keeps a second process out of
 * it: two writers would ruin the database. Returns a function that releases the lock.
 *
 * A lock is a local socket, which the operating system closes when the process dies, however it dies,
 * and a link to it with a number. The link with the highest number counts. To get the lock, a process
 * creates the next number, which only one can do; the highest number is never deleted, so no process
 * can believe that an older one is the newest.
 * @throws Error with a sentence for the person at the terminal, where the folder is in use
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A folder that was there already may be open to everyone.
  await chmod(folder, 0o700);
  const place = await placeFor(await realpath(folder));
  const lock = process.platform === 'win32' ? await pipe(place) : await takeLock(place);
  if (!lock) {
    throw new Error(
      `The data folder ${folder} is in use by another server. ` +
        'Stop that one, or name another folder (DATA_DIR) or a PostgreSQL database (DATABASE_URL).',
    );
  }
  return () => new Promise((resolve) => lock.close(() => resolve()));
}

/** The folder itself if its path fits, for programs tidy up the temporary one. */
async function placeFor(folder: string): Promise<Place> {
  const inside = { folder, name: 'server' };
  if (Buffer.byteLength(socketPath(inside)) <= LONGEST) return inside;
  const user = process.getuid?.() ?? 'user';
  const own = join(tmpdir(), `northgate-locks-${user}`);
  await mkdir(own, { recursive: true, mode: 0o700 });
  const { uid, mode } = await lstat(own);
  if (process.platform !== 'win32' && (uid !== user || (mode & 0o170_777) !== 0o040_700)) {
    throw new Error(`The folder ${own} must belong to you alone. Delete it, and start again.`);
  }
  return { folder: own, name: createHash('sha256').update(folder).digest('hex').slice(0, 16) };
}

function socketPath({ folder, name }: Place): string {
  return join(folder, `${name}.${randomBytes(4).toString('hex')}.sock`);
}

/** A pipe of Windows goes with its process and leaves no file. */
function pipe({ folder, name }: Place): Promise<Server | undefined> {
  const hash = createHash('sha256').update(join(folder, name)).digest('hex');
  return listen(`\\\\.\\pipe\\northgate-${hash.slice(0, 16)}.lock`);
}

async function takeLock(place: Place): Promise<Server | undefined> {
  const socket = socketPath(place);
  const server = await listen(socket);
  if (server && (await becomeNewest(place, socket))) return server;
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  return undefined;
}

/** Links the socket as the newest lock; returns false if the newest one belongs to a living process. */
async function becomeNewest(place: Place, socket: string): Promise<boolean> {
  for (;;) {
    const newest = (await numbers(place)).at(-1) ?? 0;
    if (await answers(linkPath(place, newest))) return false;
    const own = newest + 1;
    try {
      await symlink(basename(socket), linkPath(place, own));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      continue;
    }
    const all = await numbers(place);
    if (all.at(-1) === own) {
      for (const number of all.slice(0, -1)) await removeLock(linkPath(place, number));
      return true;
    }
    // The number was free only because its owner has been followed by a newer one.
    await rm(linkPath(place, own), { force: true });
  }
}

/** Removes a link, and the socket that a killed process left behind it. */
async function removeLock(link: string): Promise<void> {
  const socket = await readlink(link).catch(() => undefined);
  if (socket !== undefined) await rm(join(dirname(link), basename(socket)), { force: true });
  await rm(link, { force: true });
}

/** The lock files that are there, by number, ascending. Number 0 is the socket of earlier versions. */
async function numbers({ folder, name }: Place): Promise<number[]> {
  const start = `${name}.lock`;
  return (await readdir(folder))
    .filter((file) => file === start || file.startsWith(`${start}.`))
    .map((file) => Number(file.slice(start.length + 1)))
    .filter(Number.isInteger)
    .sort((one, other) => one - other);
}

function linkPath({ folder, name }: Place, number: number): string {
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

/** Returns whether a living process listens. Any doubt, such as a full queue, counts as yes. */
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
