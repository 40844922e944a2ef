import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Mail } from './mail';

/** Mails on the page; older ones are deleted. */
const KEPT = 200;

/** A mail in the outbox. `code` is shown as in the mail, `id` is what the calls send as Id. */
export interface OutboxMail extends Mail {
  id: string;
  sentAt: Date;
}

/** What this server has sent since it started; the outbox page shows every process's mails. */
export interface Outbox {
  /** Newest first. */
  list(): OutboxMail[];
  /** The newest mail to an address. */
  last(to: string): OutboxMail | undefined;
}

/** Keeps a mail in the database, for the outbox page. */
export async function keepMail(db: Kysely<Database>, mail: OutboxMail): Promise<void> {
  const { to, subject, text, code, link, sentAt } = mail;
  const { number } = await db
    .insertInto('mails')
    .values({ recipient: to, subject, text, code, link, sent_at: sentAt })
    .returning('number')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('mails')
    .where('number', '<=', String(Number(number) - KEPT))
    .execute();
}

/** The mails in the database, newest first. */
export async function keptMails(db: Kysely<Database>): Promise<OutboxMail[]> {
  const rows = await db.selectFrom('mails').selectAll().orderBy('number', 'desc').execute();
  return rows.map(({ recipient, subject, text, code, link, sent_at }) => {
    return { to: recipient, subject, text, code, id: code.replace('-', ''), link, sentAt: sent_at };
  });
}
