import { startServer } from '../../demo/server/server';
import { describeAccount } from './support/describeAccount';
import { describeConcurrency } from './support/describeConcurrency';

describeAccount((options) => startServer({ ...options, quickHashes: true }));
describeConcurrency(
  (options) => startServer({ ...options, quickHashes: true }),
  async () => 'memory',
);
