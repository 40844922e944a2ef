import { describePasskeys } from './describePasskeys';
import { describeReset } from './describeReset';
import { describeSecondStep } from './describeSecondStep';
import { describeSignIn, type MakeServer } from './describeSignIn';

/** The account tests, run on PGlite and on PostgreSQL alike. */
export function describeAccount(makeServer: MakeServer) {
  describeSignIn(makeServer);
  describeReset(makeServer);
  describeSecondStep(makeServer);
  describePasskeys(makeServer);
}
