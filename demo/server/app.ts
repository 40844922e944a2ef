import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { factorRoutes } from './account/factorRoutes';
import { authenticate, challengeRoute, login, logout } from './account/login';
import { detectLanguage, textOf } from './account/messages/messages';
import { passkeyRoutes } from './account/passkeys/routes';
import { adminProbe, echo, probe } from './account/probe';
import { resetPassword } from './account/resetPassword';
import { servePages } from './files/servePages';
import { staticFiles } from './files/staticFiles';
import { hostedPage } from './hosted/hostedPage';
import { crossOrigin } from './http/crossOrigin';
import { csrf } from './http/csrf';
import { CODES, refuse } from './http/envelope';
import { faultsOnRequest } from './http/faults';
import { checkHost } from './http/hosts';
import { logError } from './http/logError';
import { type RecordedRequest, record } from './http/record';
import { outboxJson, outboxPage } from './mail/outboxPage';
import type { Env, Services } from './services';
import { worldRoutes } from './world/routes';
import { seedTime } from './world/seed/seedTime';

/** Options of the HTTP application. */
export interface AppOptions {
  /** Served folders by URL prefix. */
  folders: Record<string, string>;
  /** Headers of every static answer. */
  headers: Record<string, string>;
  /** HTML of further pages by path. */
  pages?: ReadonlyMap<string, string>;
  /** Whether requests can cause faults by `demo-fault`. */
  faults: boolean;
  /** Whether the mails are shown at /outbox. */
  outbox: boolean;
  /** Whether the server accepts only local host names. */
  localOnly: boolean;
  /** List that receives every API call; without it they are not recorded. */
  requests?: RecordedRequest[];
}

/** Maximum size of a request body in bytes. */
const BODY_LIMIT = 64 * 1024;

/** Creates the application with all routes of the server; docs/openapi.yaml describes them. */
export function createApp(services: Services, options: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  app.use(checkHost(options.localOnly));
  for (const path of ['/api/*', '/users/*']) {
    app.use(path, crossOrigin(services, options.faults));
    app.use(path, detectLanguage);
    app.use(path, async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
      c.header('X-Content-Type-Options', 'nosniff');
    });
    const onError: Parameters<typeof bodyLimit>[0]['onError'] = (c) =>
      refuse(c, CODES.tooLarge, textOf({ message: 'bodyTooLarge' }, c.get('language')), 413);
    app.use(path, bodyLimit({ maxSize: BODY_LIMIT, onError }));
    if (options.requests) app.use(path, record(options.requests));
    if (options.faults) app.use(path, faultsOnRequest(services));
    app.use(path, csrf(services));
  }

  app.post('/api/account/login', (c) => login(c, services));
  app.post('/api/account/login/challenge', (c) => challengeRoute(c, services));
  app.post('/api/account/resetpwd', (c) => resetPassword(c, services));
  app.post('/api/account/logout', (c) => logout(c, services));
  factorRoutes(app, services);
  passkeyRoutes(app, services);
  app.post('/users/authenticate', (c) => authenticate(c, services));
  app.get('/api/probe', probe(services));
  app.post('/api/probe', echo(services));
  app.get('/api/admin/probe', adminProbe(services));
  worldRoutes(app, services);
  for (const path of ['/api/*', '/users/*']) {
    app.all(path, (c) =>
      refuse(c, CODES.notFound, textOf({ message: 'noSuchCall' }, c.get('language')), 404),
    );
  }

  if (options.outbox) {
    app.get('/outbox', (c) => outboxPage(c, services));
    app.get('/outbox.json', (c) => outboxJson(c, services));
  }
  app.get('/northgate/seed.json', async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ at: await seedTime(services) });
  });
  if (options.pages) app.all('*', servePages(options.pages));
  app.get('*', hostedPage(services), staticFiles(services, options));

  app.onError((error, c) => {
    logError(error, c);
    const text = textOf({ message: 'serverFailed' }, c.get('language'));
    return refuse(c, CODES.serverError, text, 500);
  });
  return app;
}
