import type { ServerCalls } from './calls/serverCalls';

/** A failure and how to fix it, or why the check could not run; undefined if the check passes. */
export type Finding = { fails: string; fix: string } | { unchecked: string } | undefined;

/** One requirement of the server contract. */
export interface Check {
  /** Short name in kebab-case, for --skip and --json. */
  name: string;
  /** Sentence that is true of a server that passes. */
  passes: string;
  run(server: ServerCalls): Promise<Finding>;
}

/** Outcome of a check. */
export interface Result {
  name: string;
  state: 'passes' | 'fails' | 'unchecked';
  finding: string;
  fix?: string;
}

/** Finding of a check that needs the session of the test account. */
export const NOT_SIGNED_IN = { unchecked: 'Requires the test account to be signed in.' };
