import { useEffect, useState } from 'react';
import {
  readResults,
  type SearchProvider,
  type SearchResult,
} from '../../../store/lists/searchResults';
import { useOption, useStores } from '../../element/elementContext';

/** Answer of the search provider to a query. */
export interface SearchAnswer {
  state: 'none' | 'pending' | 'done' | 'failed';
  results: SearchResult[];
}

const NONE: SearchAnswer = { state: 'none', results: [] };
const PENDING: SearchAnswer = { state: 'pending', results: [] };

/** Debounce, in ms. */
const DEBOUNCE = 150;

/** Announces each query and asks the search provider, debounced. The previous query is aborted. */
export function useSearchResults(query: string): SearchAnswer {
  const { announce } = useStores();
  const option = useOption('searchProvider');
  const provider = typeof option === 'function' ? (option as SearchProvider) : undefined;
  const [last, setLast] = useState({ query: '', answer: NONE });

  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (answer: SearchAnswer) => {
      if (!signal.aborted) setLast({ query, answer });
    };
    const timer = setTimeout(async () => {
      announce('backoffice-search', { query });
      if (!provider) return;
      try {
        show({ state: 'done', results: readResults(await provider(query, signal)) });
      } catch (cause) {
        // Errors of an aborted query are of no interest.
        if (signal.aborted) return;
        show({ state: 'failed', results: [] });
        announce('backoffice-error', { source: 'request', message: messageOf(cause) });
      }
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, provider, announce]);

  if (!query || !provider) return NONE;
  return last.query === query ? last.answer : PENDING;
}

function messageOf(cause: unknown): string {
  try {
    if (cause instanceof Error && cause.message) return String(cause.message);
  } catch {
    // A getter of the host page threw.
  }
  return 'The search failed.';
}
