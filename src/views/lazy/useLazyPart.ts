import { useCallback, useEffect, useRef } from 'react';
import { useHostContext } from '../element/elementContext';
import { type LoadComponent, useLazyComponent } from './useLazyComponent';
import { useRetryOnline } from './useRetryOnline';

interface Options {
  wanted: boolean;
  /** Changing this value retries a failed load. */
  retryKey: unknown;
  /** See `useLazyComponent`. */
  withoutNote?: boolean;
}

/**
 * Loads a part of a view once it is wanted. After a failure, it tries again when `retryKey` changes and once the
 * browser is online. Only the first failure is reported: on a page that shows errors as toasts, each
 * report would cause the next attempt.
 */
export function useLazyPart<Props>(
  load: LoadComponent<Props>,
  { wanted, retryKey, withoutNote = false }: Options,
) {
  const { Component: Part, failed, loadNow, prefetch } = useLazyComponent(load, withoutNote);
  const { onLoadEnd } = useHostContext();
  const loading = useRef(false);
  const retry = useCallback(async () => {
    const isLoaded = await prefetch();
    // Removes the note about the first failure.
    if (isLoaded && !withoutNote) onLoadEnd();
  }, [prefetch, onLoadEnd, withoutNote]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new retryKey retries a failed load, and the failure alone does not
  useEffect(() => {
    if (!wanted || Part || loading.current) return;
    loading.current = true;
    void (failed ? retry() : loadNow()).finally(() => {
      loading.current = false;
    });
  }, [wanted, Part, loadNow, retry, retryKey]);
  useRetryOnline(failed, retry);
  return { Part, failed };
}
