import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { staticFiles } from '../files/staticFiles';
import { addressAt, addressesOf, checkHost, isPrivate } from '../http/hosts';
import { listen, stop } from '../http/listen';
import type { Env, IdentityProvider, Services } from '../services';
import { userOfAccount } from './accounts';
import { interactions } from './interactions';
import { CLIENT_ID, createProvider } from './provider';

/** Options of the demo's identity provider. */
export interface HostedOptions {
  /** Port; 0, the default, selects a free one. */
  port?: number;
  /** Paths of the portal's pages that it may redirect to; `/hosted.html` by default. */
  pages?: readonly string[];
  /** Lifetime of an access token in seconds; one hour by default. */
  lifetime?: number;
}

/** Number of requests in `calls`. */
const MAX_CALLS = 200;

/** The demo's identity provider, on a separate port and origin. */
export interface Hosted extends IdentityProvider {
  /** Lifetime of new access tokens in seconds. */
  lifetime: number;
  /** The last 200 requests, newest last, as `METHOD /path`. */
  calls: string[];
  close(): Promise<void>;
}

/** Starts the provider for a portal. Its users are those of the demo, with the same passwords. */
export async function startHosted(
  services: Services,
  { host, portal, folder }: { host: string; portal: string; folder: string },
  { port = 0, pages = ['/hosted.html'], lifetime = 3600 }: HostedOptions,
): Promise<Hosted> {
  const app = new Hono<Env>();
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const address = await listen(server, port, host);
  const authority = addressAt(host, address.port);
  const calls: string[] = [];
  const portals = addressesOf(portal);
  const provider: Provider = await createProvider(services, {
    issuer: authority,
    pages: portals.flatMap((own) => pages.map((page) => new URL(page, own).href)),
    portal,
    lifetime: () => hosted.lifetime,
  });
  const answer = provider.callback();
  const options = { folders: { '/northgate/': folder }, headers: {} };

  app.use(checkHost(isPrivate(host, services.trustProxy)));
  app.use(async (c, next) => {
    calls.push(`${c.req.method} ${c.req.path}`);
    if (calls.length > MAX_CALLS) calls.shift();
    await next();
  });
  app.get('/northgate/*', staticFiles(services, options));
  app.route('/', interactions(services, provider, portals));
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
      return found && userOfAccount(services.db, found.accountId);
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
