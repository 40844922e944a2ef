import { useEffect, useState } from 'react';
import { errorMessage } from '../../../store/browser/thrownError';
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

/** Time after the last key press before the provider is asked. */
const DEBOUNCE_MS = 150;

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
        announce('backoffice-error', {
          source: 'request',
          message: errorMessage(cause) || 'The search failed.',
        });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, provider, announce]);

  if (!query || !provider) return NONE;
  return last.query === query ? last.answer : PENDING;
}
