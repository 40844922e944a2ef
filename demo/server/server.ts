import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import type { Kysely } from 'kysely';
import { passwordsOf, QUICK, STRONG } from './account/passwords';
import { makeTurns } from './account/turns';
import { makeApp } from './app';
import { closeDemoAccounts, ensureAdministrator } from './database/firstAdmin';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open';
import type { Database } from './database/schema';
import { seed } from './database/seed';
import { type Hosted, type HostedOptions, startHosted } from './hosted/hosted';
import { isPrivate } from './http/hosts';
import { listen, stop } from './http/listen';
import type { RecordedRequest } from './http/record';
import { outboxMailer, smtpMailer } from './mail/mailer';
import type { Outbox } from './mail/outbox';
import type { Parts } from './parts';
import { seedWorld } from './world/seed/seedWorld';

/** How a server is started; everything has a default. */
export interface ServerOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** 127.0.0.1 by default. */
  host?: string;
  /** A postgres:// address, a folder for PGlite, or 'memory' (default). */
  database?: string;
  /** URL prefix, with a slash at both ends, to the folder served there. */
  folders?: Record<string, string>;
  /** Mails go there instead of the outbox page. */
  smtpUrl?: string;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /**
   * Whether the passwords of the demo accounts are public, mails are shown at /outbox, and calls can ask
   * to fail. True by default where only this machine can reach the server; false needs `smtpUrl`.
   */
  demo?: boolean;
  /** Mail address of the first administrator, where `demo` is false and none has a password yet. */
  firstAdmin?: string;
  /** Whether calls can ask to fail by `demo-fault`; as `demo` by default. */
  faults?: boolean;
  /** Origins of other pages that may call the server. */
  allowOrigins?: string[];
  /** Added to every static answer, for example a Content-Security-Policy. */
  headers?: Record<string, string>;
  /** Whether `requests` keeps the API calls; false by default. */
  record?: boolean;
  /** Address of the page with the shell, for links in mails; this server's own `/` by default. */
  portal?: string;
  /** Cheap password hashes, for tests that sign in hundreds of times; false by default. */
  quickHashes?: boolean;
  /** Starts an identity provider beside the server, for sign-in with `auth="oidc"`. */
  hosted?: HostedOptions;
  /** True behind a load balancer that sets X-Forwarded-For and X-Forwarded-Proto. */
  trustProxy?: boolean;
}

/** A server that answers. */
export interface RunningServer {
  /** Without a slash at the end. */
  url: string;
  port: number;
  /** Ends the calls under way, then the database. */
  close(): Promise<void>;
  outbox: Outbox;
  /** The identity provider, where one was asked for. */
  hosted: Hosted | undefined;
  /** Newest last; filled only where `record` is true. */
  requests: RecordedRequest[];
  db: Kysely<Database>;
}

const PUBLIC = fileURLToPath(new URL('./public', import.meta.url));
const OWN_FILES = { '/northgate/': PUBLIC };

const NEEDS_MAIL =
  'Others can reach this server, so it shows no mails: set SMTP_URL to a mail server. ' +
  'DEMO=1 starts the demo for them, with public passwords and an open outbox.';

/**
 * Opens the database, brings it up to date, and listens.
 * @throws Error with a sentence for the person at the terminal
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 0, smtpUrl, trustProxy = false } = options;
  const demo = options.demo ?? isPrivate(host, trustProxy);
  if (!demo && !smtpUrl) throw new Error(NEEDS_MAIL);
  const now = () => new Date(options.now?.() ?? Date.now());
  const { db, close: closeDatabase } = await openDatabase(options.database);
  const closing = new AbortController();
  const requests: RecordedRequest[] = [];
  let url = '';
  let hosted: Hosted | undefined;
  try {
    await migrate(db, now());
    const passwords = passwordsOf(options.quickHashes ? QUICK : STRONG);
    await seed(db, passwords, { publicPasswords: demo });
    await seedWorld(db, now());
    if (!demo) {
      await closeDemoAccounts(db, passwords);
      await ensureAdministrator(db, options.firstAdmin);
    }
    const mailer = smtpUrl ? await smtpMailer(smtpUrl) : outboxMailer(db, now);
    const parts: Parts = {
      db,
      now,
      passwords,
      turns: makeTurns(),
      mailer,
      portal: () => options.portal ?? `${url}/`,
      hosted: () => hosted,
      allowOrigins: options.allowOrigins ?? [],
      trustProxy,
      closing: closing.signal,
    };
    const app = makeApp(parts, {
      folders: { ...options.folders, ...OWN_FILES },
      headers: options.headers ?? {},
      faults: options.faults ?? demo,
      outbox: demo && !smtpUrl,
      localOnly: isPrivate(host, trustProxy),
      requests: options.record ? requests : undefined,
    });
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    const address = await listen(server, port, host);
    url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
    if (options.hosted) {
      const place = { host, portal: `${url}/`, folder: PUBLIC };
      hosted = await startHosted(parts, place, options.hosted);
    }
    const close = async () => {
      closing.abort();
      await hosted?.close();
      await stop(server);
      await mailer.close();
      await closeDatabase();
    };
    return { url, port: address.port, close, outbox: mailer.outbox, hosted, requests, db };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}
