/** Runs steps side by side; see schedule.mjs. */
export function runParallel<
  Step extends { name: string; needs?: string[]; alone?: boolean },
  Result extends { code: number },
>(steps: Step[], runStep: (step: Step) => Promise<Result>): Promise<Result[]>;
