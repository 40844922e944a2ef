import { useEffect, useRef } from 'react';
import { type LoadComponent, useLazyComponent } from './useLazyComponent';
import { useRetryOnline } from './useRetryOnline';

interface Options {
  wanted: boolean;
  /** Each change of this value tries again after a failure. */
  occasion: unknown;
  /** See `useLazyComponent`. */
  showsFailure?: boolean;
}

/**
 * Loads a part of a view once it is wanted. After a failure, it tries again on each occasion and once the browser is
 * online. Only the first failure is reported: a page that shows errors as toasts would cause the next attempt.
 */
export function useLazyPart<Props>(
  load: LoadComponent<Props>,
  { wanted, occasion, showsFailure = false }: Options,
) {
  const { Component: Part, failed, loadNow, prefetch } = useLazyComponent(load, showsFailure);
  const loading = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion retries a failed load, and a failure alone does not
  useEffect(() => {
    if (!wanted || Part || loading.current) return;
    loading.current = true;
    void (failed ? prefetch() : loadNow()).finally(() => {
      loading.current = false;
    });
  }, [wanted, Part, loadNow, prefetch, occasion]);
  useRetryOnline(failed, prefetch);
  return { Part, failed };
}
