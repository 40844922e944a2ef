import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Passwords } from './account/passwords';
import type { Database } from './database/schema';
import type { Mailer } from './mail/mailer';

/** What every call works with; made once by `startServer`. */
export interface Parts {
  db: Kysely<Database>;
  /** The server's clock; tests move it. */
  now(): Date;
  passwords: Passwords;
  mailer: Mailer;
  /** Address of the page that holds the shell, for links in mails; ends in a slash. */
  portal(): string;
  /** Origins of other pages that may call the server. */
  allowOrigins: readonly string[];
  /** True behind a balancer of ours, whose X-Forwarded-* headers can be believed. */
  trustProxy: boolean;
  /** Aborted when the server closes. */
  closing: AbortSignal;
}

/** hono's type parameter: the Node request and response lie in `c.env`. */
export type Env = { Bindings: HttpBindings };

/** The context of one call. */
export type Call = Context<Env>;
