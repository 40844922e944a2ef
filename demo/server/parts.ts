import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Passwords } from './account/passwords';
import type { Turns } from './account/turns';
import type { Database, User } from './database/schema';
import type { Mailer } from './mail/mailer';

/** What every call works with; made once by `startServer`. */
export interface Parts {
  db: Kysely<Database>;
  /** The server's clock; tests move it. */
  now(): Date;
  passwords: Passwords;
  /** Checks and makes a few password hashes at a time; the key is the caller's address. */
  turns: Turns;
  mailer: Mailer;
  /** Address of the page that holds the shell, for links in mails; ends in a slash. */
  portal(): string;
  /** The demo's identity provider, where it was started. */
  hosted(): IdentityProvider | undefined;
  /** Origins of other pages that may call the server. */
  allowOrigins: readonly string[];
  /** True behind a trusted load balancer that sets the X-Forwarded-* headers. */
  trustProxy: boolean;
  /** Aborted when the server closes. */
  closing: AbortSignal;
}

/** The demo's identity provider as the calls need it; its tokens are taken as ours are. */
export interface IdentityProvider {
  /** What `oidc-authority` says. */
  authority: string;
  clientId: string;
  /** Returns the user of one of its access tokens while the session behind it lasts. */
  userOf(token: string): Promise<User | undefined>;
  /** Ends the session behind one of its access tokens, with its refresh token. */
  endSession(token: string): Promise<void>;
}

/** hono's type parameter: the Node request and response lie in `c.env`. */
export type Env = { Bindings: HttpBindings };

/** The context of one call. */
export type Call = Context<Env>;
