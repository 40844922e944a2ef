import { addressOf } from '../http/address';
import type { StaffCall } from '../http/auth';
import { checkFields, readObject, secret } from '../http/body';
import { CODES, refuse } from '../http/envelope';
import { refuseWith } from './refusals';
import { provePassword } from './signIn';

/**
 * Reads the body `{Password}` of a call, and checks the password of the signed-in user. Returns the answer that
 * refuses the call, if any.
 */
export async function refuseWrongPassword({
  c,
  services,
  user,
}: StaffCall): Promise<Response | undefined> {
  const body = await readObject(c);
  const fields = 'problem' in body ? body : checkFields(body.value, { Password: secret });
  if ('problem' in fields) return refuse(c, CODES.badRequest, fields.problem);
  const proven = await provePassword(services, {
    name: user.id,
    password: fields.value.Password,
    address: addressOf(c, services),
  });
  if (!('code' in proven)) return undefined;
  const isWrong = proven.code === CODES.wrongPassword;
  return refuseWith(c, isWrong ? { ...proven, message: 'wrongOwnPassword' } : proven);
}
