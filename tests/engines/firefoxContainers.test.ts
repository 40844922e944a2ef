import { testContainers } from '../support/engines/containers';
import { startFirefox } from '../support/engines/firefox';

testContainers({ start: startFirefox });
