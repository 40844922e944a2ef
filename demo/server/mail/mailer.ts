import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Mail } from './mail';
import { keepMail, type Outbox, type OutboxMail } from './outbox';

/** Sends mails, and waits at the end for those still on their way. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  outbox: Outbox;
  close(): Promise<void>;
}

/** Mails go to the outbox page, where the demo's visitors read them. */
export function outboxMailer(db: Kysely<Database>, now: () => Date): Mailer {
  const sent: OutboxMail[] = [];
  return {
    outbox: { list: () => [...sent], last: (to) => sent.find((mail) => mail.to === to) },
    async send(mail) {
      const kept = { ...mail, id: mail.code.replace('-', ''), sentAt: now() };
      await keepMail(db, kept);
      sent.unshift(kept);
    },
    async close() {},
  };
}

/**
 * Mails go to a mail server. The caller does not wait for it: the time it takes would tell a known
 * user from an unknown one. A mail that fails is logged without its text.
 */
export async function smtpMailer(url: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url, { from: 'Northgate <no-reply@northgate.example>' });
  const pending = new Set<Promise<void>>();
  return {
    outbox: { list: () => [], last: () => undefined },
    async send({ to, subject, text }) {
      const work = transport
        .sendMail({ to, subject, text })
        .then(() => undefined)
        .catch((error: Error) => console.error(`Mail was not sent: ${error.message}`))
        .finally(() => pending.delete(work));
      pending.add(work);
    },
    async close() {
      await Promise.all(pending);
      transport.close();
    },
  };
}
