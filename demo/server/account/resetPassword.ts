import { addressOf } from '../http/address';
import { checkFields, exactly, line, type Rule, readObject, secret } from '../http/body';
import { CODES, refuse, succeed } from '../http/envelope';
import type { Call, Parts } from '../parts';
import { changePassword } from './changePassword';
import { sendCode } from './sendCode';
import type { StepResult } from './stepResult';
import { tryCode } from './tryCode';

type Values = Record<string, string>;
type Step = (parts: Parts, address: string, values: Values) => Promise<StepResult>;

/** The three steps and their fields (specification §7). */
const steps: Record<string, { fields: Record<string, Rule>; run: Step }> = {
  send: {
    fields: { UserId: line() },
    run: (parts, address, { UserId = '' }) => sendCode(parts, address, UserId),
  },
  // The specification spells it so (§4), and so does the wire.
  vefiry: {
    fields: { Id: line() },
    run: (parts, address, { Id = '' }) => tryCode(parts, address, Id),
  },
  reset: {
    fields: { Id: line(), Password: secret },
    run: (parts, address, { Id = '', Password = '' }) =>
      changePassword(parts, address, { code: Id, password: Password }),
  },
};

/** POST /api/account/resetpwd: one address for the three steps, told apart by Action. */
export async function resetPassword(c: Call, parts: Parts) {
  const body = await readObject(c);
  if ('problem' in body) return refuse(c, CODES.badRequest, body.problem);
  const action = body.value.Action;
  const step =
    typeof action === 'string' && Object.hasOwn(steps, action) ? steps[action] : undefined;
  if (!step) {
    return refuse(c, CODES.badRequest, "The field Action must be 'send', 'vefiry' or 'reset'.");
  }
  const fields = checkFields(body.value, { Action: exactly(action as string), ...step.fields });
  if ('problem' in fields) return refuse(c, CODES.badRequest, fields.problem);
  const result = await step.run(parts, addressOf(c, parts), fields.value);
  return result.code === 0
    ? succeed(c, null, result.message)
    : refuse(c, result.code, result.message);
}
