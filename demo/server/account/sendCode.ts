import type { Services } from '../services';
import { messagesIn } from './messages/messages';
import { clearAttempts, countAttempt } from './rateLimit';
import { refusalOf } from './refusals';
import { createCode, normalizeCode, storeCode } from './resetCodes';
import type { StepResult } from './stepResult';
import { findUser, normalizeName } from './users';

/** Codes that may be requested in fifteen minutes: for one user id, and from one address. */
const REQUESTS = { name: 5, address: 30 };

/**
 * First step of the reset: mails a code. Neither the answer nor its time reveals whether the user
 * exists: an unknown user causes the same work, but no mail.
 * @param language of the mail
 */
export async function sendCode(
  services: Services,
  address: string,
  name: string,
  language = 'en',
): Promise<StepResult> {
  const counted = await countAttempt(services, [
    { kind: 'code-mail:user', subject: normalizeName(name), max: REQUESTS.name },
    { kind: 'code-mail:address', subject: address, max: REQUESTS.address },
  ]);
  if (!counted.allowed) return refusalOf(counted);
  const user = await findUser(services.db, name);
  const code = createCode();
  const isValid = await storeCode(services, {
    code,
    userId: user?.id ?? null,
    requestedFrom: address,
  });
  await clearAttempts(services, [{ kind: 'code:address', subject: address }]);
  const link = `${services.portal()}#/account/reset?id=${normalizeCode(code)}`;
  const { subject, text } = messagesIn(language).codeMail;
  await services.mailer.send({
    to: (isValid && user?.email) || '',
    subject,
    text: text(user?.name ?? name, code, link),
    code,
    link,
  });
  return { code: 0, message: 'codeSent' };
}
