import { checks } from './checks';

const names = checks.map(({ name, passes }) => `  ${name.padEnd(18)}${passes}`).join('\n');

/** Output of --help. */
export const USAGE = `Checks whether a server implements the contract of backoffice-elements.

  npx backoffice-elements check <address> --user <id> --password <password>

<address> is the value of api-base, or the page's own origin: https://erp.example.com
Use a test account: a few calls sign it in, and one mails it a reset code.

  --user, --password   test account (default: BACKOFFICE_USER and BACKOFFICE_PASSWORD)
  --origin <origin>    origin of the page, if it is not the server's: checks CORS
  --probe <path>       path of a GET call that needs a session (/api/probe)
  --logout <path>      path of the logout call, as in logout-path (/api/account/logout)
  --assets <folder>    folder with assets/i18n, as in assets-base (dist/ and the address)
  --language <name>    language of the catalog to check (en)
  --csrf-cookie, --csrf-header   names of the CSRF pair (XSRF-TOKEN, X-XSRF-TOKEN)
  --skip <name>        skips a check; repeatable
  --timeout <seconds>  timeout of a call (10)
  --json               prints JSON
  --watch              repeats the checks until Ctrl-C and prints changes
  --interval <seconds> time between two checks of --watch (10)
  --help               prints this

Exit code: 0 if every check that ran passed, 1 if one failed, 2 for a usage error.

${names}`;
