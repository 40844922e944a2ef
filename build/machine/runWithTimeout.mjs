import { run, TIMED_OUT } from './run.mjs';

/**
 * Runs a command like `run`. Kills it after `timeout` ms, if given, and starts it again up to
 * `attempts` times in all.
 */
export async function runWithTimeout(name, command, { timeout, attempts = 1, ...options }) {
  for (let attempt = 1; ; attempt++) {
    const code = await run(command, { ...options, timeout });
    if (code !== TIMED_OUT) return code;
    const next = attempt < attempts ? 'starts again' : 'failed';
    console.log(
      `━━ ${name} did not end within ${timeout / 60_000} minutes, was killed and ${next}`,
    );
    if (attempt >= attempts) return code;
  }
}
