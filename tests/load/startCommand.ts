import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The reference server in a separate process. */
export interface ServerProcess {
  url: string;
  /** Memory of the process in MB. */
  memory(): number;
  stop(): Promise<void>;
  /** Ends the process immediately, as a crash does. */
  kill(): Promise<void>;
}

/** Starts the command of the demo with these environment variables, and waits until it listens. */
export async function startCommand(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, HOST: '', SMTP_URL: '', DATABASE_URL: '', TRUST_PROXY: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const ended = once(child, 'close');
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const url = /portal +(http:\/\/\S+)\/\n/.exec(printed)?.[1];
      if (url && printed.includes('Stop with')) resolve(url);
    });
  });
  const url = await Promise.race([ready, ended.then(() => undefined)]);
  if (!url) throw new Error(`The server did not start:\n${printed}`);
  return {
    url,
    memory: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
