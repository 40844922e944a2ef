import { startServer } from '../../demo/server/server';
import { describeAccount } from './support/describeAccount';

describeAccount((options) => startServer({ ...options, quickHashes: true }));
