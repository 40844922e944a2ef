import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Mail } from './mail';
import { MAX_MAILS, type Outbox, type OutboxMail, storeMail } from './outbox';

/** Sends mails. */
export interface Mailer {
  /** Sends a mail. If `to` is empty, does the same work but sends nothing. */
  send(mail: Mail): Promise<void>;
  outbox: Outbox;
  /** Closes the connection once pending mails are sent. */
  close(): Promise<void>;
}

/** Creates a mailer that shows mails on the outbox page instead of sending them. */
export function outboxMailer(db: Kysely<Database>, now: () => Date): Mailer {
  const sent: OutboxMail[] = [];
  return {
    outbox: { list: () => [...sent], last: (to) => sent.find((mail) => mail.to === to) },
    async send(mail) {
      const stored = { ...mail, id: mail.code.replace('-', ''), sentAt: now() };
      await storeMail(db, stored);
      if (mail.to) sent.unshift(stored);
      if (sent.length > MAX_MAILS) sent.pop();
    },
    async close() {},
  };
}

/** Delay in ms before a mail is sent, so that its call has been answered. */
const SEND_DELAY = 100;

/**
 * Creates a mailer that uses a mail server. It sends after the call has been answered, because the time
 * would reveal whether a user exists. A failed mail is logged without its text.
 */
export async function smtpMailer(url: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url, { from: 'Northgate <no-reply@northgate.example>' });
  const pending = new Set<Promise<void>>();
  return {
    outbox: { list: () => [], last: () => undefined },
    async send({ to, subject, text }) {
      const work = sleep(SEND_DELAY)
        .then(() => (to ? transport.sendMail({ to, subject, text }) : undefined))
        .then(() => undefined)
        .catch((error: Error) => console.error(`A mail could not be sent: ${error.message}`))
        .finally(() => pending.delete(work));
      pending.add(work);
    },
    async close() {
      await Promise.all(pending);
      transport.close();
    },
  };
}
