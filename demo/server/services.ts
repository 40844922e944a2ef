import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Passwords } from './account/passwords';
import type { WorkQueue } from './account/workQueue';
import type { Database, User } from './database/schema';
import type { Mailer } from './mail/mailer';

/** Services that the handlers of all calls share; created by `startServer`. */
export interface Services {
  db: Kysely<Database>;
  /** The server's clock, which tests can change. */
  now(): Date;
  passwords: Passwords;
  /** Runs a few password hashes in parallel; its key is the client address. */
  workQueue: WorkQueue;
  mailer: Mailer;
  /** Address of the page with the shell, for links in mails; ends with a slash. */
  portal(): string;
  /** Returns the demo's identity provider, if it was started. */
  hosted(): IdentityProvider | undefined;
  /** Origins of other pages that may call the server. */
  allowOrigins: readonly string[];
  /**
   * Returns the origins of the pages whose passkeys are accepted: that of `portal`, the server's own and `allowOrigins`;
   * on a server that only this machine can reach, also the named one if it is local.
   */
  passkeyOrigins(named: string): string[];
  /** True behind a trusted load balancer that sets the X-Forwarded-* headers. */
  trustProxy: boolean;
  /** Aborted when the server closes. */
  closing: AbortSignal;
}

/** The demo's identity provider, whose access tokens the server accepts too. */
export interface IdentityProvider {
  /** Value of `oidc-authority`. */
  authority: string;
  clientId: string;
  /** Returns the user of an access token; undefined once its session has ended. */
  userOf(token: string): Promise<User | undefined>;
  /** Ends the session of an access token, and revokes its refresh token. */
  endSession(token: string): Promise<void>;
}

/** Type parameter of hono: `c.env` contains the Node request and response. */
export type Env = { Bindings: HttpBindings };

/** The context of one call. */
export type Call = Context<Env>;
