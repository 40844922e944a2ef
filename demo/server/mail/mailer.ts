import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Mail } from './mail';
import { MAX_MAILS, type Outbox, type OutboxMail, storeMail } from './outbox';
import type { Sender } from './readSender';

/** Sends mails. */
export interface Mailer {
  /** Sends a mail. If `to` is empty, does the same work but sends nothing. */
  send(mail: Mail): Promise<void>;
  outbox: Outbox;
  /** Waits a limited time for pending mails, then closes the connection. Uses no database. */
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

/** Time in ms that pending mails have to be sent when the server stops. */
const CLOSE_TIMEOUT = 5000;

/** Times in ms after which a mail server counts as silent; the defaults of the library are minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Who sends the mails if MAIL_FROM is not set. */
const DEFAULT_SENDER: Sender = { name: 'Northgate', address: 'no-reply@northgate.example' };

/**
 * Creates a mailer that uses a mail server. It sends after the call has been answered, because the time
 * would reveal whether a user exists. A failed mail is logged without its text.
 * @param options `closeTimeout` is the time in ms that `close` waits for pending mails
 */
export async function smtpMailer(
  url: string,
  { closeTimeout = CLOSE_TIMEOUT, sender = DEFAULT_SENDER } = {},
): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...TIMEOUTS }, { from: sender });
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
      const stopped = new AbortController();
      const { signal } = stopped;
      await Promise.race([
        Promise.all(pending),
        sleep(closeTimeout, undefined, { signal }).catch(() => {}),
      ]);
      stopped.abort();
      transport.close();
      if (pending.size === 0) return;
      const mails = pending.size === 1 ? '1 mail was' : `${pending.size} mails were`;
      console.error(`${mails} not sent: the mail server did not answer in time.`);
    },
  };
}
