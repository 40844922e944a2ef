/**
 * Command line of the demo: `npx tsx demo/server/main.ts`. It serves the portal page, the built
 * bundle and the API, and prints the address and the demo accounts.
 *
 * The identity provider of the page /hosted.html listens at a separate port of this machine.
 *
 * Environment: PORT (4400, or the next free one), HOST (127.0.0.1), DATABASE_URL (postgres://…) or
 * DATA_DIR (.data/northgate), SMTP_URL, MAIL_FROM, PORTAL_URL (for links in mails and passkeys), ALLOW_ORIGINS
 * (separated by commas), TRUST_PROXY=1 (behind a load balancer).
 *
 * If others can reach the server (another HOST, or TRUST_PROXY=1), it has no public passwords, no outbox
 * and no faults on request. It then requires SMTP_URL, and FIRST_ADMIN for the first start. DEMO=1 and
 * DEMO=0 override this. Without PORTAL_URL it warns, since the links in mails lead to HOST.
 */
import { demoAccounts } from './database/seed';
import { demoFolders } from './demoFolders';
import { addressAt, addressesOf, isLocal, isPrivate } from './http/hosts';
import { freePort } from './http/listen';
import { readOrigins } from './http/readOrigins';
import { readSender } from './mail/readSender';
import { repositoryPath } from './repositoryPath';
import { type RunningServer, startServer } from './server';

const env = (name: string) => process.env[name]?.trim() || undefined;

async function main() {
  const host = env('HOST') ?? '127.0.0.1';
  const wanted = Number(env('PORT') ?? 4400);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    throw new Error(`PORT is "${env('PORT')}", but must be a number from 1 to 65535.`);
  }
  const sender = env('MAIL_FROM');
  const trustProxy = env('TRUST_PROXY') === '1';
  const local = isLocal(host);
  const reachable = !isPrivate(host, trustProxy);
  const wantsDemo = env('DEMO');
  if (wantsDemo !== undefined && !['1', '0'].includes(wantsDemo)) {
    throw new Error(`DEMO is "${wantsDemo}", but must be 1 or 0.`);
  }
  const demo = wantsDemo === undefined ? !reachable : wantsDemo === '1';
  const port = await freePort(wanted, host);
  const server = await startServer({
    host,
    port,
    database: env('DATABASE_URL') ?? env('DATA_DIR') ?? repositoryPath('.data/northgate'),
    demo,
    firstAdmin: env('FIRST_ADMIN'),
    smtpUrl: env('SMTP_URL'),
    sender: sender === undefined ? undefined : readSender(sender),
    portal: readPortal(env('PORTAL_URL')),
    allowOrigins: [
      ...readOrigins(env('ALLOW_ORIGINS')),
      // localhost and 127.0.0.1 are different origins, which /hosts/cross-origin.html uses.
      ...(local ? addressesOf(addressAt(host, port)).map((own) => new URL(own).origin) : []),
    ],
    trustProxy,
    hosted: local && demo ? { port: await freePort(hostedPort(wanted), host) } : undefined,
    folders: demoFolders,
  });
  // Before the welcome, which tells users and scripts that they can stop the server.
  endOnSignal(server.close);
  console.log(demo ? welcome(server, reachable) : plainWelcome(server.url, reachable));
}

/**
 * Reads PORTAL_URL.
 * @throws Error with a message for the terminal if it is not an http(s) address
 */
function readPortal(address: string | undefined): string | undefined {
  const isAddress = address !== undefined && /^https?:\/\//.test(address) && URL.canParse(address);
  if (address === undefined || isAddress) return address;
  throw new Error(
    `PORTAL_URL is "${address}", but must be an address such as https://office.example/.`,
  );
}

/** Returns the first port to try for the identity provider: a hundred above, or below the last ports. */
function hostedPort(wanted: number): number {
  return wanted + 200 > 65_535 ? wanted - 100 : wanted + 100;
}

function plainWelcome(url: string, reachable: boolean): string {
  const first = env('FIRST_ADMIN');
  const warning =
    reachable && !env('PORTAL_URL')
      ? `\nWarning: links in mails begin with ${url}/, and passkeys are accepted there only. Set PORTAL_URL to the public address.\n`
      : '';
  return `
backoffice-elements portal       ${url}/
${warning}${first ? `\n${first} can set a password with "Forgot password?".\n` : ''}
Stop with Ctrl+C.`;
}

function welcome({ url, hosted: provider }: RunningServer, reachable: boolean): string {
  const rows = demoAccounts.map(({ id, password, sees }) => [id, password, sees]);
  const table = [['user id', 'password', 'sees'], ...rows]
    .map(([id = '', password = '', sees = '']) => `  ${id.padEnd(9)}${password.padEnd(17)}${sees}`)
    .join('\n');
  const mails = env('SMTP_URL') ? '' : `Mails of the password reset   ${url}/outbox\n`;
  const hosted = !provider ? '' : `Hosted sign-in                ${url}/hosted.html\n`;
  const open = env('SMTP_URL') ? 'the passwords below' : 'the passwords below and an open outbox';
  const warning = !reachable ? '' : `\nWarning: others can reach this server, with ${open}.\n`;
  return `
backoffice-elements demo portal  ${url}/
${mails}${hosted}${warning}
${table}

Stop with Ctrl+C.`;
}

/** Closes the database before the process ends, so that no data is lost. */
function endOnSignal(close: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
