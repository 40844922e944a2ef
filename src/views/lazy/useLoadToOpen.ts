import { useCallback, useEffect, useRef } from 'react';
import { isFreeKey } from '../../store/browser/shortcutKeys';
import { deepActiveElement } from '../element/focus';

/** Elements in which a user types. */
const FIELDS = 'input,textarea,select,[contenteditable]';

/**
 * Returns a function that loads a part which the user has opened. It calls `cancel` if the part does not load, on Escape,
 * and if the user has moved to a field meanwhile: the part would take the keys.
 */
export function useLoadToOpen(loadNow: () => Promise<boolean>, cancel: () => void) {
  const endRequest = useRef(() => {});
  useEffect(() => () => endRequest.current(), []);
  return useCallback(async () => {
    endRequest.current();
    const before = deepActiveElement(document);
    const listeners = new AbortController();
    const { signal } = listeners;
    let hasActed = false;
    const onKey = (event: KeyboardEvent) => {
      hasActed = true;
      if (event.key !== 'Escape' || !isFreeKey(event)) return;
      // Marks the key as handled for other shells on the page.
      event.preventDefault();
      listeners.abort();
      cancel();
    };
    const onPress = () => {
      hasActed = true;
    };
    addEventListener('keydown', onKey, { signal });
    addEventListener('pointerdown', onPress, { signal, capture: true });
    endRequest.current = () => listeners.abort();
    const isLoaded = await loadNow();
    if (signal.aborted) return;
    listeners.abort();
    const now = deepActiveElement(document);
    const isField =
      // What happens in a frame is not visible.
      now?.localName === 'iframe' || (hasActed && now?.matches(FIELDS));
    // The field of the search is inside a dialog.
    if (!isLoaded || (isField && now !== before && !now?.closest('dialog'))) cancel();
  }, [loadNow, cancel]);
}
