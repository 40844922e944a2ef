import fc from 'fast-check';
import { beforeEach, type RunnerTask } from 'vitest';

/** Setup file: `npm run fuzz` gives the properties of each file a time in seconds instead of a number of runs. */
const seconds = Number(process.env.FUZZ_SECONDS);

if (seconds) {
  beforeEach(({ task }) => {
    fc.configureGlobal({
      numRuns: Number.MAX_SAFE_INTEGER,
      interruptAfterTimeLimit: (seconds * 1000) / countTests(task.file.tasks),
    });
  });
}

function countTests(tasks: readonly RunnerTask[]): number {
  return tasks.reduce((sum, task) => sum + ('tasks' in task ? countTests(task.tasks) : 1), 0);
}
