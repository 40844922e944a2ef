import fc from 'fast-check';

/** Setup file: `npm run fuzz` gives each property a time in seconds instead of a number of runs. */
const seconds = Number(process.env.FUZZ_SECONDS);
if (seconds) {
  fc.configureGlobal({
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: seconds * 1000,
  });
}
