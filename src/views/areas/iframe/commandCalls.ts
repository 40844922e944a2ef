import { readText } from './limitMessages';

/** Number of runs that wait for a failure. The oldest is given up when another one starts: pages do not report success. */
const MAX_RUNS = 50;

/** Runs commands of the framed page. A run never resolves; it rejects if the page reports a failure. */
export function commandCalls(send: (id: string) => void) {
  const rejects: ((error: Error) => void)[] = [];
  return {
    run: (id: string) =>
      new Promise<void>((_, reject) => {
        if (rejects.push(reject) > MAX_RUNS) rejects.shift();
        send(id);
      }),
    // Whichever run is rejected, the message is reported.
    fail: (message: unknown) => rejects.pop()?.(new Error(readText(message))),
  };
}
