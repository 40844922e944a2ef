import type { Visit } from './visit';

/** What does not hold and how to mend it, or why nothing can be said; undefined where all holds. */
export type Finding = { fails: string; mend: string } | { unchecked: string } | undefined;

/** One thing that a server must do. */
export interface Check {
  /** Short name in kebab-case, for --skip and --json. */
  name: string;
  /** What is true of the server where the check holds, as a sentence. */
  holds: string;
  run(visit: Visit): Promise<Finding>;
}

/** What came of a check. */
export interface Result {
  name: string;
  state: 'holds' | 'fails' | 'unchecked';
  finding: string;
  mend?: string;
}
