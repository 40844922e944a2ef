import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Mail } from './mail';

/** Number of mails that are stored; older ones are deleted. */
export const MAX_MAILS = 200;

/** A mail in the outbox. `code` is the code as shown in the mail, `id` the Id of the calls. */
export interface OutboxMail extends Mail {
  id: string;
  sentAt: Date;
}

/** The last 200 mails of this process. The outbox page shows the mails of all processes. */
export interface Outbox {
  /** Newest first. */
  list(): OutboxMail[];
  /** The newest mail to an address. */
  last(to: string): OutboxMail | undefined;
}

/** Stores a mail in the database for the outbox page. A mail without a recipient is deleted again. */
export async function storeMail(db: Kysely<Database>, mail: OutboxMail): Promise<void> {
  const { to, subject, text, code, link, sentAt } = mail;
  await db.transaction().execute(async (trx) => {
    const { number } = await trx
      .insertInto('mails')
      .values({ recipient: to, subject, text, code, link, sent_at: sentAt })
      .returning('number')
      .executeTakeFirstOrThrow();
    await trx
      .deleteFrom('mails')
      .where((eb) =>
        eb.or([eb('number', '<=', String(Number(number) - MAX_MAILS)), eb('recipient', '=', '')]),
      )
      .execute();
  });
}

/** Returns the mails in the database, newest first. */
export async function readMails(db: Kysely<Database>): Promise<OutboxMail[]> {
  const rows = await db.selectFrom('mails').selectAll().orderBy('number', 'desc').execute();
  return rows.map(({ recipient, subject, text, code, link, sent_at }) => {
    return { to: recipient, subject, text, code, id: code.replace('-', ''), link, sentAt: sent_at };
  });
}
