import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type StrengthLevel = 'weak' | 'fair' | 'good' | 'strong';

/** By zxcvbn's score of 0 to 4, from 'a thousand guesses' to 'safe against an offline attack'. */
const LEVELS: readonly StrengthLevel[] = ['weak', 'weak', 'fair', 'good', 'strong'];

/** Letters looked at: what is longer is strong, and the time it takes grows with the length. */
const MEASURED = 64;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MEASURED });

/** How long a password would withstand guessing; `known` are words that a guesser tries first. */
export function strengthOf(password: string, known: readonly string[] = []): StrengthLevel {
  const words = known.filter((word) => word !== '');
  return LEVELS[zxcvbn.check(password, words).score] ?? 'weak';
}
