/** Maximum number of parallel steps; each uses at least one core, the tests more. */
const MAX_PARALLEL = 2;

/**
 * Runs steps in parallel: each starts once the steps in its `needs` have passed; `alone` ones run with
 * no other step. After a failure the running steps finish and no further step starts. Returns the
 * results in the order in which the steps ended.
 * @param steps see steps.mjs; `needs` that are not among the steps are ignored
 * @param runStep runs one step and resolves to a result with its exit code as `code`
 */
export async function runParallel(steps, runStep) {
  const waiting = [...steps];
  const running = new Map();
  const results = [];
  const isReady = ({ needs = [] }) =>
    !needs.some((name) => waiting.some(named(name)) || running.has(name));
  const hasRoom = ({ alone }) => running.size === 0 || (!alone && running.size < MAX_PARALLEL);
  const startReady = () => {
    while (results.every(({ code }) => code === 0)) {
      if ([...running.keys()].some((name) => steps.find(named(name)).alone)) return;
      const next = waiting.find((step) => isReady(step) && hasRoom(step));
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next.name,
        runStep(next).then((result) => {
          running.delete(next.name);
          results.push(result);
        }),
      );
    }
  };
  for (startReady(); running.size > 0; startReady()) await Promise.race(running.values());
  return results;
}

function named(name) {
  return (step) => step.name === name;
}
