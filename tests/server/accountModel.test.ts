import { startServer } from '../../demo/server/server';
import { describeModel } from './support/describeModel';

describeModel((options) => startServer({ ...options, quickHashes: true }));
