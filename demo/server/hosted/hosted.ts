import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { staticFiles } from '../files/staticFiles';
import { checkHost, isPrivate } from '../http/hosts';
import { listen, stop } from '../http/listen';
import type { Env, IdentityProvider, Parts } from '../parts';
import { userOfAccount } from './accounts';
import { interactions } from './interactions';
import { CLIENT_ID, makeProvider } from './provider';

/** How the demo's identity provider is started. */
export interface HostedOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Pages of the portal that it leads back to, as paths; `/hosted.html` by default. */
  pages?: readonly string[];
  /** Seconds an access token lasts; an hour by default. */
  lifetime?: number;
}

/** Requests that `calls` keeps. */
const KEPT = 200;

/** The demo's identity provider, on a port and so an origin of its own. */
export interface Hosted extends IdentityProvider {
  /** Seconds that access tokens last from now on. */
  lifetime: number;
  /** The last 200 requests it got, newest last, as `METHOD /path`. */
  calls: string[];
  close(): Promise<void>;
}

/** Starts the provider beside a portal. Its people are the demo's, with their passwords. */
export async function startHosted(
  parts: Parts,
  place: { host: string; portal: string; folder: string },
  { port = 0, pages = ['/hosted.html'], lifetime = 3600 }: HostedOptions,
): Promise<Hosted> {
  const app = new Hono<Env>();
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const address = await listen(server, port, place.host);
  const authority = `http://${place.host.includes(':') ? `[${place.host}]` : place.host}:${address.port}`;
  const calls: string[] = [];
  const provider: Provider = await makeProvider(parts, {
    issuer: authority,
    pages: pages.map((page) => new URL(page, place.portal).href),
    portal: place.portal,
    lifetime: () => hosted.lifetime,
  });
  const answer = provider.callback();
  const options = { folders: { '/northgate/': place.folder }, headers: {} };

  app.use(checkHost(isPrivate(place.host, parts.trustProxy)));
  app.use(async (c, next) => {
    calls.push(`${c.req.method} ${c.req.path}`);
    if (calls.length > KEPT) calls.shift();
    await next();
  });
  app.get('/northgate/*', staticFiles(parts, options));
  app.route('/', interactions(parts, provider, place.portal));
  app.all('*', async (c) => {
    await answer(c.env.incoming, c.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  const hosted: Hosted = {
    authority,
    clientId: CLIENT_ID,
    lifetime,
    calls,
    async userOf(token) {
      const found = await provider.AccessToken.find(token);
      return found && userOfAccount(parts.db, found.accountId);
    },
    async endSession(token) {
      const found = await provider.AccessToken.find(token);
      if (!found) return;
      const { AccessToken, AuthorizationCode, RefreshToken } = provider;
      for (const model of [AccessToken, AuthorizationCode, RefreshToken]) {
        await model.revokeByGrantId(found.grantId);
      }
    },
    close: () => stop(server),
  };
  return hosted;
}
