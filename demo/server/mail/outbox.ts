import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Mail } from './mail';

/** Mails that are kept; older ones are deleted. */
export const KEPT = 200;

/** A mail in the outbox. `code` is shown as in the mail, `id` is what the calls send as Id. */
export interface OutboxMail extends Mail {
  id: string;
  sentAt: Date;
}

/** The last 200 mails of this server since it started; the outbox page shows every process's mails. */
export interface Outbox {
  /** Newest first. */
  list(): OutboxMail[];
  /** The newest mail to an address. */
  last(to: string): OutboxMail | undefined;
}

/** Keeps a mail in the database, for the outbox page; one to nobody is deleted again immediately. */
export async function keepMail(db: Kysely<Database>, mail: OutboxMail): Promise<void> {
  const { to, subject, text, code, link, sentAt } = mail;
  await db.transaction().execute(async (step) => {
    const { number } = await step
      .insertInto('mails')
      .values({ recipient: to, subject, text, code, link, sent_at: sentAt })
      .returning('number')
      .executeTakeFirstOrThrow();
    await step
      .deleteFrom('mails')
      .where((is) =>
        is.or([is('number', '<=', String(Number(number) - KEPT)), is('recipient', '=', '')]),
      )
      .execute();
  });
}

/** The mails in the database, newest first. */
export async function keptMails(db: Kysely<Database>): Promise<OutboxMail[]> {
  const rows = await db.selectFrom('mails').selectAll().orderBy('number', 'desc').execute();
  return rows.map(({ recipient, subject, text, code, link, sent_at }) => {
    return { to: recipient, subject, text, code, id: code.replace('-', ''), link, sentAt: sent_at };
  });
}
