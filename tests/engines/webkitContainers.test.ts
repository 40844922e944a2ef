import { testContainers } from '../support/engines/containers';
import { startWebkit } from '../support/engines/webkit';

testContainers({
  start: startWebkit,
  // WebKit measures a zoomed box in its own px, and scales no viewport units.
  measures: ({ markup }) => !markup.includes('zoom:'),
});
