import { addressOf } from '../http/address';
import { checkFields, exactly, line, type Rule, readObject, secret } from '../http/body';
import { CODES, refuse, succeed } from '../http/envelope';
import type { Call, Services } from '../services';
import { changePassword } from './changePassword';
import { checkResetCode } from './checkResetCode';
import { textOf } from './messages/messages';
import { sendCode } from './sendCode';
import type { StepResult } from './stepResult';

type Values = Record<string, string>;
type Step = (
  services: Services,
  address: string,
  values: Values,
  language: string,
) => Promise<StepResult>;

/** The three steps and their fields. */
const steps: Record<string, { fields: Record<string, Rule>; run: Step }> = {
  send: {
    fields: { UserId: line() },
    run: (services, address, { UserId = '' }, language) =>
      sendCode(services, address, UserId, language),
  },
  // Misspelled in the specification.
  vefiry: {
    fields: { Id: line() },
    run: (services, address, { Id = '' }) => checkResetCode(services, address, Id),
  },
  reset: {
    fields: { Id: line(), Password: secret },
    run: (services, address, { Id = '', Password = '' }) =>
      changePassword(services, address, { code: Id, password: Password }),
  },
};

/** Answers POST /api/account/resetpwd: one path for the three steps, distinguished by `Action`. */
export async function resetPassword(c: Call, services: Services) {
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
  const language = c.get('language');
  const result = await step.run(services, addressOf(c, services), fields.value, language);
  const text = textOf(result, language);
  return result.code === 0 ? succeed(c, null, text) : refuse(c, result.code, text);
}
