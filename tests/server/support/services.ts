import { passwordsOf, QUICK } from '../../../demo/server/account/passwords';
import { createWorkQueue } from '../../../demo/server/account/workQueue';
import { migrate } from '../../../demo/server/database/migrate';
import { openDatabase } from '../../../demo/server/database/open';
import { seed } from '../../../demo/server/database/seed';
import { outboxMailer } from '../../../demo/server/mail/mailer';
import type { Services } from '../../../demo/server/services';

/** Creates the services of a server without HTTP, for tests that interrupt a call. */
export async function createServices(
  database: string,
): Promise<Services & { close(): Promise<void> }> {
  const { db, close } = await openDatabase(database);
  const now = () => new Date();
  const passwords = passwordsOf(QUICK);
  await migrate(db, now());
  await seed(db, passwords);
  return {
    db,
    now,
    passwords,
    workQueue: createWorkQueue(),
    mailer: outboxMailer(db, now),
    portal: () => 'http://127.0.0.1/',
    hosted: () => undefined,
    allowOrigins: [],
    passkeyOrigins: () => ['http://127.0.0.1'],
    trustProxy: false,
    closing: new AbortController().signal,
    close,
  };
}
