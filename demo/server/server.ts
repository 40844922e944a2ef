import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import type { Kysely } from 'kysely';
import { passwordsOf, QUICK, STRONG } from './account/passwords';
import { createWorkQueue } from './account/workQueue';
import { createApp } from './app';
import { closeDemoAccounts, ensureAdministrator } from './database/firstAdmin';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open';
import type { Database } from './database/schema';
import { seed } from './database/seed';
import { type Hosted, type HostedOptions, startHosted } from './hosted/hosted';
import { addressAt, addressesOf, isLocal, isPrivate } from './http/hosts';
import { listen, stop } from './http/listen';
import type { RecordedRequest } from './http/record';
import { outboxMailer, smtpMailer } from './mail/mailer';
import type { Outbox } from './mail/outbox';
import type { Sender } from './mail/readSender';
import type { Services } from './services';
import { seedWorld } from './world/seed/seedWorld';

/** Options of a server; all have a default. */
export interface ServerOptions {
  /** Port; 0, the default, selects a free one. */
  port?: number;
  /** 127.0.0.1 by default. */
  host?: string;
  /** A postgres:// address, a folder for PGlite, or 'memory' (default). */
  database?: string;
  /** Served folders by URL prefix, which has a slash at both ends. */
  folders?: Record<string, string>;
  /** Mail server; without it mails are shown on the outbox page. */
  smtpUrl?: string;
  /** Who sends the mails; an address of the demo by default. */
  sender?: Sender;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /**
   * Whether the passwords of the demo accounts are public, mails are shown at /outbox, and requests can
   * cause faults. True by default if only this machine can reach the server; false requires `smtpUrl`.
   */
  demo?: boolean;
  /** Email address of the first administrator, if `demo` is false and none has a password yet. */
  firstAdmin?: string;
  /** Whether requests can cause faults by `demo-fault`; the value of `demo` by default. */
  faults?: boolean;
  /** Origins of other pages that may call the server. */
  allowOrigins?: string[];
  /** Headers of every static answer, for example a Content-Security-Policy. */
  headers?: Record<string, string>;
  /** HTML of further pages by path, for tests; entries may be added later. Their answers have no other headers. */
  pages?: ReadonlyMap<string, string>;
  /** Whether `requests` records the API calls; false by default. */
  record?: boolean;
  /** Address of the page with the shell, for links in mails; this server's own `/` by default. */
  portal?: string;
  /** Cheap password hashes, for tests that sign in hundreds of times; false by default. */
  quickHashes?: boolean;
  /** Number of rows of everyday work in the demo's activity and log; by default thousands, which take a second. */
  everydayRows?: number;
  /** Options of an identity provider to start, for sign-in with `auth="oidc"`. */
  hosted?: HostedOptions;
  /** True behind a load balancer that sets X-Forwarded-For and X-Forwarded-Proto. */
  trustProxy?: boolean;
}

/** A running server. */
export interface RunningServer {
  /** Address without a trailing slash. */
  url: string;
  port: number;
  /** Finishes pending calls, closes the database, then waits up to five seconds for pending mails. */
  close(): Promise<void>;
  outbox: Outbox;
  /** The identity provider, if it was started. */
  hosted: Hosted | undefined;
  /** API calls, newest last; filled only if `record` is true. */
  requests: RecordedRequest[];
  db: Kysely<Database>;
}

const PUBLIC = fileURLToPath(new URL('./public', import.meta.url));
const OWN_FILES = { '/northgate/': PUBLIC };

const needsMail = (reachable: boolean) =>
  `${reachable ? 'Others can reach this server' : 'This server is no demo'}, so it shows no mails: set SMTP_URL to a mail server. ` +
  'DEMO=1 starts the demo, with public passwords and an open outbox.';

/**
 * Opens and migrates the database, and starts to listen.
 * @throws Error with a message for the terminal
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 0, smtpUrl, sender, trustProxy = false } = options;
  const demo = options.demo ?? isPrivate(host, trustProxy);
  if (!demo && !smtpUrl) throw new Error(needsMail(!isPrivate(host, trustProxy)));
  const now = () => new Date(options.now?.() ?? Date.now());
  const { db, close: closeDatabase } = await openDatabase(options.database);
  const closing = new AbortController();
  const requests: RecordedRequest[] = [];
  let url = '';
  let hosted: Hosted | undefined;
  let server: Server | undefined;
  try {
    await migrate(db, now());
    const passwords = passwordsOf(options.quickHashes ? QUICK : STRONG);
    await seed(db, passwords, { publicPasswords: demo });
    await seedWorld(db, now(), { refresh: demo, everydayRows: options.everydayRows });
    if (!demo) {
      await closeDemoAccounts(db, passwords);
      await ensureAdministrator(db, options.firstAdmin);
    }
    const mailer = smtpUrl ? await smtpMailer(smtpUrl, { sender }) : outboxMailer(db, now);
    const services: Services = {
      db,
      now,
      passwords,
      workQueue: createWorkQueue(),
      mailer,
      portal: () => options.portal ?? `${url}/`,
      hosted: () => hosted,
      allowOrigins: options.allowOrigins ?? [],
      passkeyOrigins: (named) => {
        // Only this machine can reach the server: for example, a development server passes its calls on.
        const local =
          isPrivate(host, trustProxy) && isLocal(new URL(named).hostname) ? [named] : [];
        const own = [options.portal ?? url, url].flatMap(addressesOf);
        const origins = own.map((address) => new URL(address).origin);
        return [...local, ...origins, ...(options.allowOrigins ?? [])];
      },
      trustProxy,
      closing: closing.signal,
    };
    const app = createApp(services, {
      folders: { ...options.folders, ...OWN_FILES },
      headers: options.headers ?? {},
      pages: options.pages,
      faults: options.faults ?? demo,
      outbox: demo && !smtpUrl,
      localOnly: isPrivate(host, trustProxy),
      requests: options.record ? requests : undefined,
    });
    const listening = createAdaptorServer({ fetch: app.fetch }) as Server;
    server = listening;
    const address = await listen(listening, port, host);
    url = addressAt(host, address.port);
    if (options.hosted) {
      const setup = { host, portal: `${url}/`, folder: PUBLIC };
      hosted = await startHosted(services, setup, options.hosted);
    }
    const close = async () => {
      closing.abort();
      await hosted?.close();
      await stop(listening);
      // Mails need no database. A silent mail server takes seconds, and so does a silent database.
      await Promise.all([closeDatabase(), mailer.close()]);
    };
    return { url, port: address.port, close, outbox: mailer.outbox, hosted, requests, db };
  } catch (error) {
    // Otherwise a failed start would keep the process, and the port.
    if (server) await stop(server);
    await closeDatabase();
    throw error;
  }
}
