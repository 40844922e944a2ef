import type { Parts } from '../parts';
import { count, forgive } from './attempts';
import { tooMany } from './refusals';
import { keepCode, makeCode, plainCode } from './resetCodes';
import type { StepResult } from './stepResult';
import { findUser, plainName } from './users';

/** Codes asked for in fifteen minutes: for one user id, and from one address. */
const REQUESTS = { name: 5, address: 30 };

/**
 * The first step: mails a code. Neither the answer nor the time it takes tells whether the user exists:
 * the same is done for an unknown one, but nobody gets the mail.
 */
export async function sendCode(parts: Parts, address: string, name: string): Promise<StepResult> {
  const minutes = await count(parts, [
    { kind: 'send', subject: plainName(name), max: REQUESTS.name },
    { kind: 'send from', subject: address, max: REQUESTS.address },
  ]);
  if (minutes > 0) return tooMany(minutes);
  const user = await findUser(parts.db, name);
  const code = makeCode();
  await keepCode(parts, { code, userId: user?.id ?? null, askedFrom: address });
  await forgive(parts, [{ kind: 'code from', subject: address }]);
  const link = `${parts.portal()}#/account/reset?id=${plainCode(code)}`;
  await parts.mailer.send({
    to: user?.email ?? '',
    subject: 'Your verification code',
    text: letter(user?.name ?? name, code, link),
    code,
    link,
  });
  return { code: 0, message: 'If this user exists, a code is on its way by mail.' };
}

function letter(name: string, code: string, link: string): string {
  return [
    `Hello ${name},`,
    '',
    `your verification code is ${code}`,
    '',
    'Type it on the page where you asked for it, or open this link:',
    link,
    '',
    'It works once, within 15 minutes. If you did not ask for it, do nothing:',
    'your password stays as it is.',
  ].join('\n');
}
