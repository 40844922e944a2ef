import type { Check } from '../check';
import { bearer } from './bearer';
import { caching } from './caching';
import { catalog } from './catalog';
import { cors } from './crossOrigin/cors';
import { csrfCookie } from './crossOrigin/csrfCookie';
import { csrfHeader } from './crossOrigin/csrfHeader';
import { foreignOrigin } from './crossOrigin/foreignOrigin';
import { envelope } from './envelope';
import { https } from './https';
import { login } from './login';
import { logout } from './logout';
import { reachable } from './reachable';
import { reset } from './reset';
import { resetCode } from './resetCode';
import { role } from './role';
import { securityHeaders } from './securityHeaders';
import { token } from './token';
import { unauthorized } from './unauthorized';
import { unknownUser } from './unknownUser';
import { wrongPassword } from './wrongPassword';

/**
 * Every check in the order they run:
 * - `reachable` is the first: if it fails, no other check runs (runChecks.ts).
 * - A call that fails is reported by the first check that needs it. So `login` comes before the checks of its answer,
 *   `wrong-password` before `unknown-user`, and `bearer` before `unauthorized`.
 * - `envelope`, `caching` and `security-headers` judge the account calls of the checks before them.
 * - `logout` is the last, because it ends the session of the test account.
 */
export const checks: readonly Check[] = [
  reachable,
  https,
  login,
  token,
  role,
  wrongPassword,
  unknownUser,
  bearer,
  unauthorized,
  csrfCookie,
  csrfHeader,
  reset,
  resetCode,
  envelope,
  cors,
  foreignOrigin,
  catalog,
  caching,
  securityHeaders,
  logout,
];
