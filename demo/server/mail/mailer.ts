import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Mail } from './mail';
import { KEPT, keepMail, type Outbox, type OutboxMail } from './outbox';

/** Sends mails, and waits at the end for those still on their way. */
export interface Mailer {
  /** Sends a mail, or does the same work for nobody where `to` is empty. */
  send(mail: Mail): Promise<void>;
  outbox: Outbox;
  close(): Promise<void>;
}

/** Returns a mailer that puts mails on the outbox page, where the demo's visitors read them. */
export function outboxMailer(db: Kysely<Database>, now: () => Date): Mailer {
  const sent: OutboxMail[] = [];
  return {
    outbox: { list: () => [...sent], last: (to) => sent.find((mail) => mail.to === to) },
    async send(mail) {
      const kept = { ...mail, id: mail.code.replace('-', ''), sentAt: now() };
      await keepMail(db, kept);
      if (mail.to) sent.unshift(kept);
      if (sent.length > KEPT) sent.pop();
    },
    async close() {},
  };
}

/** Milliseconds after which a mail goes out: by then its call has been answered. */
const AFTER_ANSWER = 100;

/**
 * Returns a mailer that uses a mail server, after the call has been answered: the time it takes would
 * tell a known user from an unknown one. A mail that fails is logged without its text.
 */
export async function smtpMailer(url: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url, { from: 'Northgate <no-reply@northgate.example>' });
  const pending = new Set<Promise<void>>();
  return {
    outbox: { list: () => [], last: () => undefined },
    async send({ to, subject, text }) {
      const work = sleep(AFTER_ANSWER)
        .then(() => (to ? transport.sendMail({ to, subject, text }) : undefined))
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
