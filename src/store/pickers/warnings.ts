import { warnOnce } from '../browser/warnOnce';

let collected: string[] | undefined;

/** Warns about input of the page: in `collectWarnings` later, else immediately. */
export function warnAboutInput(text: string): void {
  if (collected) collected.push(text);
  else warnOnce(text);
}

/** Runs a function and returns its warnings instead of writing them to the console. */
export function collectWarnings(run: () => void): string[] {
  const outer = collected;
  const warnings: string[] = [];
  collected = warnings;
  try {
    run();
  } finally {
    collected = outer;
  }
  return warnings;
}
