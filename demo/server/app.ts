import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { factorRoutes } from './account/factorRoutes';
import { answerChallenge, authenticate, login, logout } from './account/login';
import { passkeyRoutes } from './account/passkeys/routes';
import { adminProbe, echo, probe } from './account/probe';
import { resetPassword } from './account/resetPassword';
import { staticFiles } from './files/staticFiles';
import { hostedPage } from './hosted/hostedPage';
import { crossOrigin } from './http/crossOrigin';
import { csrf } from './http/csrf';
import { CODES, refuse } from './http/envelope';
import { faultsOnRequest } from './http/faults';
import { checkHost } from './http/hosts';
import { type RecordedRequest, record } from './http/record';
import { outboxJson, outboxPage } from './mail/outboxPage';
import type { Env, Parts } from './parts';
import { worldRoutes } from './world/routes';

/** Parts of the server that can be switched on and off. */
export interface AppOptions {
  folders: Record<string, string>;
  headers: Record<string, string>;
  /** Whether calls can ask to fail. */
  faults: boolean;
  /** Whether the mails can be read at /outbox. */
  outbox: boolean;
  /** Whether the server answers to local host names only. */
  localOnly: boolean;
  /** Where calls are recorded, if they are. */
  requests?: RecordedRequest[];
}

const BODY_LIMIT = 64 * 1024;

/** Every address of the server; docs/openapi.yaml describes them. */
export function makeApp(parts: Parts, options: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  app.use(checkHost(options.localOnly));
  for (const path of ['/api/*', '/users/*']) {
    app.use(path, crossOrigin(parts, options.faults));
    app.use(path, async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
      c.header('X-Content-Type-Options', 'nosniff');
    });
    const onError: Parameters<typeof bodyLimit>[0]['onError'] = (c) =>
      refuse(c, CODES.tooLarge, 'The body is larger than 64 kB.', 413);
    app.use(path, bodyLimit({ maxSize: BODY_LIMIT, onError }));
    if (options.requests) app.use(path, record(options.requests));
    if (options.faults) app.use(path, faultsOnRequest(parts));
    app.use(path, csrf(parts));
  }

  app.post('/api/account/login', (c) => login(c, parts));
  app.post('/api/account/login/challenge', (c) => answerChallenge(c, parts));
  app.post('/api/account/resetpwd', (c) => resetPassword(c, parts));
  app.post('/api/account/logout', (c) => logout(c, parts));
  factorRoutes(app, parts);
  passkeyRoutes(app, parts);
  app.post('/users/authenticate', (c) => authenticate(c, parts));
  app.get('/api/probe', probe(parts));
  app.post('/api/probe', echo(parts));
  app.get('/api/admin/probe', adminProbe(parts));
  worldRoutes(app, parts);
  for (const path of ['/api/*', '/users/*']) {
    app.all(path, (c) => refuse(c, CODES.notFound, 'There is no such call.', 404));
  }

  if (options.outbox) {
    app.get('/outbox', (c) => outboxPage(c, parts));
    app.get('/outbox.json', (c) => outboxJson(c, parts));
  }
  app.get('*', hostedPage(parts), staticFiles(parts, options));

  app.onError((error, c) => {
    console.error(error);
    return refuse(c, CODES.serverError, 'The server failed. Please try again.', 500);
  });
  return app;
}
