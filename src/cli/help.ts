import { checks } from './checks';

const names = checks.map(({ name, holds }) => `  ${name.padEnd(18)}${holds}`).join('\n');

/** What --help prints. */
export const USAGE = `Tells whether a server keeps the contract of backoffice-elements.

  npx backoffice-elements check <address> --user <id> --password <password>

<address> is what stands in api-base, or the page's own origin: https://erp.example.com
The account is a test account. A few calls sign it in, and one mails it a reset code.

  --user, --password   test account; else BACKOFFICE_USER and BACKOFFICE_PASSWORD
  --origin <origin>    origin of the page, where it is not the server's: checks CORS
  --probe <path>       a GET call of yours that needs a session, /api/probe
  --assets <folder>    folder with assets/i18n, as in assets-base; else dist/ and the address
  --language <name>    language of the file looked for there, en
  --csrf-cookie, --csrf-header   names of the CSRF pair, XSRF-TOKEN and X-XSRF-TOKEN
  --skip <name>        leaves a check out; may be given several times
  --timeout <seconds>  how long a call may take, 10
  --json               prints JSON
  --help               prints this

Exit code: 0 where all that was checked holds, 1 where something fails, 2 for wrong use.

${names}`;
