import { describePasskeys } from './describePasskeys';
import { describeReset } from './describeReset';
import { describeSecondStep } from './describeSecondStep';
import { describeSignIn, type MakeServer } from './describeSignIn';

/** All tests of accounts, run on both databases. */
export function describeAccount(makeServer: MakeServer) {
  describeSignIn(makeServer);
  describeReset(makeServer);
  describeSecondStep(makeServer);
  describePasskeys(makeServer);
}
