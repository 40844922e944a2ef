import { useEffect, useRef, useState } from 'react';
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

/**
 * Announces each query and asks the search provider, debounced. The previous query is aborted. A new provider
 * is asked from the next query on: host pages may set a new function whenever they render.
 */
export function useSearchProvider(query: string): SearchAnswer {
  const { announce } = useStores();
  const option = useOption('searchProvider');
  const hasProvider = typeof option === 'function';
  const provider = useRef<SearchProvider>(undefined);
  provider.current = hasProvider ? (option as SearchProvider) : undefined;
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
      const search = hasProvider && provider.current;
      if (!search) return;
      try {
        show({ state: 'done', results: readResults(await search(query, signal)) });
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
  }, [query, hasProvider, announce]);

  if (!query || !hasProvider) return NONE;
  return last.query === query ? last.answer : PENDING;
}
