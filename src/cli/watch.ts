import type { KeptCall } from './calls/keptCalls';
import { openServerCalls } from './calls/serverCalls';
import type { Result } from './check';
import { checks } from './checks';
import type { CheckOptions } from './options';
import { changeReport, type Output, textReport } from './report';
import { runChecks } from './runChecks';

/** Input of a watch. */
export interface Terminal {
  /** Calls the listener when Enter is pressed. Returns a function that stops this. */
  onKey(listener: () => void): () => void;
  /** Calls the listener at Ctrl-C. */
  onEnd(listener: () => void): void;
}

/**
 * Checks the server at an interval and when Enter is pressed, and prints which results changed. The calls
 * that count against limits or send mail are repeated only for Enter. Ends with Ctrl-C, and returns
 * the exit code of the last check.
 */
export async function watch(
  options: CheckOptions,
  output: Output,
  terminal: Terminal,
): Promise<0 | 1> {
  const end = new AbortController();
  const pause = openPause(options.interval);
  const offKey = terminal.onKey(pause.cutShort);
  terminal.onEnd(() => {
    end.abort();
    pause.cutShort();
  });
  const last = new Map<string, Result>();
  let code: 0 | 1 = 0;
  let kept = new Map<string, KeptCall>();
  while (!end.signal.aborted) {
    const server = openServerCalls(options, { kept, signal: end.signal });
    const results = await runChecks(checks, server);
    if (end.signal.aborted) break;
    code = results.some(({ state }) => state === 'fails') ? 1 : 0;
    print(results, last, options, output);
    for (const result of results) last.set(result.name, result);
    if (await pause.wait()) kept = new Map();
  }
  offKey();
  return code;
}

function print(
  results: Result[],
  last: ReadonlyMap<string, Result>,
  options: CheckOptions,
  output: Output,
) {
  if (last.size === 0) {
    output.log(textReport(options, results));
    output.log(
      `\nChecking again every ${options.interval / 1000} s. Enter also repeats a refused sign-in, wrong passwords and reset codes. Ctrl-C ends.`,
    );
    return;
  }
  const changed = results.filter(({ name, state, finding }) => {
    const before = last.get(name);
    return before?.state !== state || before.finding !== finding;
  });
  if (changed.length === 0) return;
  output.log(changeReport(new Date().toLocaleTimeString('en-GB'), changed, results));
}

/** Creates a pause of `time` ms that can be cut short, also before it begins. */
function openPause(time: number) {
  let isCut = false;
  let wake = () => {};
  return {
    /** Waits. Returns whether the pause was cut short. */
    async wait(): Promise<boolean> {
      if (!isCut) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, time);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const wasCut = isCut;
      isCut = false;
      return wasCut;
    },
    cutShort() {
      isCut = true;
      wake();
    },
  };
}
