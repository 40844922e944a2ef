import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Interaction, Provider } from 'oidc-provider';
import { nextStep } from '../account/challenges';
import { textOf } from '../account/messages/messages';
import { provePassword, WRONG_PASSWORD } from '../account/signIn';
import { addressOf } from '../http/address';
import { checkFields, line, secret } from '../http/body';
import { logError } from '../http/logError';
import type { Call, Env, Services } from '../services';
import { accountIdOf, userIdOf } from './accounts';
import { consentPage, errorPage, loginPage } from './pages';

/**
 * Creates the routes of the provider's pages: sign-in and consent, as forms that work without scripts.
 * @param portals addresses of the portal
 */
export function interactions(
  services: Services,
  provider: Provider,
  portals: readonly string[],
): Hono<Env> {
  const app = new Hono<Env>();
  // A form redirects to the portal, and browsers check that against form-action too.
  const forms = ["'self'", ...portals.map((portal) => new URL(portal).origin)].join(' ');
  app.use(bodyLimit({ maxSize: 16 * 1024 }));
  app.use(async (c, next) => {
    await next();
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self'; img-src data:; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    );
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
  });

  const details = (c: Call) => provider.interactionDetails(c.env.incoming, c.env.outgoing);
  const finish = async (c: Call, result: object) =>
    c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303);

  app.get('/interaction/:uid', async (c) => {
    const { uid, prompt, params, session } = await details(c);
    if (prompt.name === 'consent')
      return c.html(consentPage(uid, userIdOf(session?.accountId ?? '')));
    return c.html(loginPage(uid, { userId: params.login_hint ?? '' }));
  });

  app.post('/interaction/:uid/login', async (c) => {
    const { uid } = await details(c);
    const { userId, password } = await c.req.parseBody();
    const name = String(userId ?? '');
    const fields = checkFields({ userId, password }, { userId: line(), password: secret });
    const result =
      'problem' in fields
        ? WRONG_PASSWORD
        : await provePassword(services, {
            name,
            password: fields.value.password,
            address: addressOf(c, services),
          });
    if ('user' in result && (await nextStep(services, result.user))) {
      const problem = 'This account needs a second step, which is only on the portal.';
      return c.html(loginPage(uid, { userId: name, problem }));
    }
    if ('user' in result) return finish(c, { login: { accountId: accountIdOf(result.user) } });
    return c.html(loginPage(uid, { userId: name, problem: textOf(result) }));
  });

  app.post('/interaction/:uid/consent', async (c) => {
    const interaction = await details(c);
    return finish(c, { consent: { grantId: await grant(provider, interaction) } });
  });

  app.post('/interaction/:uid/decline', async (c) => {
    await details(c);
    return finish(c, { error: 'access_denied', error_description: 'The person declined.' });
  });

  app.onError((error, c) => {
    // The cookie of the interaction is missing or has expired.
    if (error.name === 'SessionNotFound')
      return c.html(
        errorPage('This sign-in has ended. Go back to the portal and begin again.'),
        400,
      );
    logError(error, c);
    return c.html(errorPage('The server failed. Please try again.'), 500);
  });
  return app;
}

/** Stores the scopes and claims that the user has allowed. Returns the id of the grant. */
async function grant(provider: Provider, { grantId, session, params, prompt }: Interaction) {
  const owner = { accountId: session?.accountId ?? '', clientId: params.client_id };
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const granted = known ?? new provider.Grant(owner);
  const { missingOIDCScope, missingOIDCClaims } = prompt.details;
  if (missingOIDCScope) granted.addOIDCScope(missingOIDCScope.join(' '));
  if (missingOIDCClaims) granted.addOIDCClaims(missingOIDCClaims);
  return granted.save();
}
