import type { Hono } from 'hono';
import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import { type StaffCall, staffHandler } from '../http/auth';
import { checkFields, line, readObject } from '../http/body';
import { CODES, refuse, succeed } from '../http/envelope';
import type { Env, Services } from '../services';
import { hasFactor, redeemFactorCode, totpOf } from './authenticatorApp';
import { refuseWrongPassword } from './ownPassword';
import { refuseWith } from './refusals';

const PATH = '/api/account/factor';

/** Adds the calls that add and remove the authenticator app of the signed-in user. */
export function factorRoutes(app: Hono<Env>, services: Services): void {
  app.get(PATH, staffHandler(services, showFactor));
  app.post(PATH, staffHandler(services, addFactor));
  app.post(`${PATH}/confirm`, staffHandler(services, confirmFactor));
  app.post(`${PATH}/remove`, staffHandler(services, removeFactor));
}

async function showFactor({ c, services, user }: StaffCall) {
  return succeed(c, { Enrolled: await hasFactor(services, user.id) });
}

/**
 * Creates a secret and returns it once. It takes effect with the first code from the app. Requires the
 * password, so that an unattended screen is not enough to lock the user out.
 */
async function addFactor(call: StaffCall) {
  const refused = await refuseWrongPassword(call);
  if (refused) return refused;
  const { c, services, user } = call;
  const secret = new Secret({ size: 20 }).base32;
  const added = await services.db
    .insertInto('factors')
    .values({ user_id: user.id, secret, confirmed: false })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('factors.confirmed', '=', false),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!added) return refuseWith(c, { code: CODES.conflict, message: 'appExists' });
  const uri = totpOf(secret, user.id).toString();
  const qr = `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri, { border: 4 })).toString('base64')}`;
  return succeed(c, { Secret: secret, Uri: uri, Qr: qr });
}

async function confirmFactor({ c, services, user }: StaffCall) {
  const code = await readCode(c);
  if ('refusal' in code) return code.refusal;
  const refusal = await redeemFactorCode(services, user.id, code.value, { adding: user });
  return refusal ? refuseWith(c, refusal) : succeed(c);
}

/** Removes the app. Requires a code, so that an unattended screen is not enough to weaken the account. */
async function removeFactor({ c, services, user }: StaffCall) {
  const code = await readCode(c);
  if ('refusal' in code) return code.refusal;
  const refusal = await redeemFactorCode(services, user.id, code.value);
  if (refusal) return refuseWith(c, refusal);
  await services.db.deleteFrom('factors').where('user_id', '=', user.id).execute();
  return succeed(c);
}

/** Reads the body `{Code}`. */
async function readCode(c: StaffCall['c']): Promise<{ refusal: Response } | { value: string }> {
  const body = await readObject(c);
  const fields = 'problem' in body ? body : checkFields(body.value, { Code: line(20) });
  if ('problem' in fields) return { refusal: refuse(c, CODES.badRequest, fields.problem) };
  return { value: fields.value.Code };
}
