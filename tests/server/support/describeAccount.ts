import { describeReset } from './describeReset';
import { describeSignIn, type MakeServer } from './describeSignIn';

/** The account tests, run on PGlite and on PostgreSQL alike. */
export function describeAccount(makeServer: MakeServer) {
  describeSignIn(makeServer);
  describeReset(makeServer);
}
