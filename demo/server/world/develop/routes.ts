import type { Hono } from 'hono';
import { EDITORS, type StaffCall, staffHandler } from '../../http/auth';
import { CODES, refuse, succeed } from '../../http/envelope';
import { choice, type Field, readForm, refuseFields, text } from '../../http/fields';
import type { Env, Services } from '../../services';
import { createKey, listKeys, MAX_KEYS, revokeKey } from './keys';
import { KEY_SCOPES, WEBHOOK_EVENTS } from './tables';
import { addressProblem } from './webhookAddress';
import {
  addWebhook,
  deliver,
  deliveriesOf,
  listWebhooks,
  MAX_WEBHOOKS,
  pauseWebhook,
  removeWebhook,
  webhookOf,
} from './webhooks';

const KEYS = '/api/world/keys';
const WEBHOOKS = '/api/world/webhooks';

/** Adds the calls of the area Develop. */
export function developRoutes(app: Hono<Env>, services: Services): void {
  keyRoutes(app, services);
  webhookRoutes(app, services);
}

function keyRoutes(app: Hono<Env>, services: Services): void {
  const forStaff = (answer: (call: StaffCall) => Promise<Response>) =>
    staffHandler(services, answer);
  const forEditors = (answer: (call: StaffCall) => Promise<Response>) =>
    staffHandler(services, answer, EDITORS);

  app.get(
    KEYS,
    forStaff(async ({ c }) => succeed(c, { keys: await listKeys(services) })),
  );
  app.post(
    KEYS,
    forEditors(async ({ c, user }) => {
      const form = await readForm(c, { name: text({ max: 60 }), scope: choice(KEY_SCOPES) });
      if ('refusal' in form) return form.refusal;
      const made = await createKey(services, user, form.values);
      if (made) return succeed(c, made);
      const message = `There are already ${MAX_KEYS} active keys. Revoke one first.`;
      return refuse(c, CODES.badRequest, message);
    }),
  );
  app.post(
    `${KEYS}/:id/revoke`,
    forEditors(async (call) => {
      const id = numberOf(call);
      const revoked = id !== undefined && (await revokeKey(services, call.user, id));
      return revoked ? succeed(call.c) : missing(call, 'Key not found or already revoked.');
    }),
  );
}

function webhookRoutes(app: Hono<Env>, services: Services): void {
  const forStaff = (answer: (call: StaffCall) => Promise<Response>) =>
    staffHandler(services, answer);
  const forEditors = (answer: (call: StaffCall) => Promise<Response>) =>
    staffHandler(services, answer, EDITORS);

  app.get(
    WEBHOOKS,
    forStaff(async ({ c }) => succeed(c, { webhooks: await listWebhooks(services) })),
  );
  app.post(
    WEBHOOKS,
    forEditors(async ({ c, user }) => {
      const form = await readForm(c, { address: webhookAddress, event: choice(WEBHOOK_EVENTS) });
      if ('refusal' in form) return form.refusal;
      const added = await addWebhook(services, user, form.values);
      if ('id' in added) return succeed(c, added);
      if (added.refused === 'full') {
        const message = `There are already ${MAX_WEBHOOKS} webhooks. Remove one first.`;
        return refuse(c, CODES.badRequest, message);
      }
      return refuseFields(c, { address: 'This endpoint already receives these events.' });
    }),
  );
  app.post(
    `${WEBHOOKS}/:id/pause`,
    forEditors(async (call) => {
      const form = await readForm(call.c, { paused: yesOrNo });
      if ('refusal' in form) return form.refusal;
      const id = numberOf(call);
      const { paused } = form.values;
      const done = id !== undefined && (await pauseWebhook(services, call.user, id, paused));
      return done ? succeed(call.c) : missing(call, NO_WEBHOOK);
    }),
  );
  app.post(
    `${WEBHOOKS}/:id/test`,
    forEditors(async (call) => {
      const webhook = await find(call);
      if (!webhook) return missing(call, NO_WEBHOOK);
      if (webhook.paused) {
        return refuse(call.c, CODES.badRequest, 'This webhook is paused. Resume it first.');
      }
      await services.db
        .transaction()
        .execute((trx) => deliver(trx, services.now(), { only: webhook.id, event: 'test' }));
      return succeed(call.c);
    }),
  );
  app.delete(
    `${WEBHOOKS}/:id`,
    forEditors(async (call) => {
      const id = numberOf(call);
      const gone = id !== undefined && (await removeWebhook(services, call.user, id));
      return gone ? succeed(call.c) : missing(call, NO_WEBHOOK);
    }),
  );
  app.get(
    `${WEBHOOKS}/:id/deliveries`,
    forStaff(async (call) => {
      const webhook = await find(call);
      if (!webhook) return missing(call, NO_WEBHOOK);
      const after = call.c.req.query('after') ?? '0';
      if (!/^\d{1,18}$/.test(after))
        return refuseFields(call.c, { after: 'Please send a number.' });
      return succeed(call.c, { deliveries: await deliveriesOf(services, webhook.id, after) });
    }),
  );

  async function find(call: StaffCall) {
    const id = numberOf(call);
    return id === undefined ? undefined : webhookOf(services, id);
  }
}

const NO_WEBHOOK = 'Webhook not found.';

const webhookAddress: Field<string> = (input) => {
  const read = text({ max: 300 })(input);
  if ('problem' in read) return read;
  const problem = addressProblem(read.value);
  return problem ? { problem } : { value: new URL(read.value).href };
};

const yesOrNo: Field<boolean> = (input) =>
  typeof input === 'boolean' ? { value: input } : { problem: 'Please send true or false.' };

/** Returns the numeric id in the path, undefined if it is invalid. */
function numberOf({ c }: StaffCall): number | undefined {
  const id = c.req.param('id') ?? '';
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

const missing = ({ c }: StaffCall, message: string) => refuse(c, CODES.notFound, message, 404);
