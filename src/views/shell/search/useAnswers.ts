import { useEffect, useState } from 'react';
import {
  readResults,
  type SearchProvider,
  type SearchResult,
} from '../../../store/lists/searchResults';
import { useOption, useStores } from '../../element/elementContext';

/** What the integrator's search says to a query. */
export interface Answers {
  state: 'none' | 'pending' | 'done' | 'failed';
  results: SearchResult[];
}

const NONE: Answers = { state: 'none', results: [] };
const PENDING: Answers = { state: 'pending', results: [] };

/** A query that has stood for so long, in ms, is meant. */
const SETTLED = 150;

/** Announces each query that settles, and asks the integrator's search; the query before is called off. */
export function useAnswers(query: string): Answers {
  const { announce } = useStores();
  const given = useOption('searchProvider');
  const provider = typeof given === 'function' ? (given as SearchProvider) : undefined;
  const [said, setSaid] = useState({ query: '', answers: NONE });

  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    const { signal } = controller;
    const say = (answers: Answers) => {
      if (!signal.aborted) setSaid({ query, answers });
    };
    const timer = setTimeout(async () => {
      announce('backoffice-search', { query });
      if (!provider) return;
      try {
        say({ state: 'done', results: readResults(await provider(query, signal)) });
      } catch (cause) {
        // Called off: whatever it throws now is about a query that nobody waits for.
        if (signal.aborted) return;
        say({ state: 'failed', results: [] });
        announce('backoffice-error', { source: 'request', message: messageOf(cause) });
      }
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, provider, announce]);

  if (!query || !provider) return NONE;
  return said.query === query ? said.answers : PENDING;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error && cause.message ? cause.message : 'The search failed.';
}
