import { useCallback, useRef } from 'react';
import { isFreeKey } from '../../store/browser/shortcutKeys';
import { deepActiveElement } from '../element/focus';

/** Elements in which a user types; what has the focus in a frame is not visible. */
const FIELDS = 'input,textarea,select,[contenteditable],iframe';

/**
 * Returns a function that loads a part which the user has opened. It calls `cancel` if the part does not load, on Escape,
 * and if the user has begun to type in a field meanwhile: the part would take the keys.
 */
export function useLoadToOpen(loadNow: () => Promise<boolean>, cancel: () => void) {
  const request = useRef<object>(undefined);
  return useCallback(async () => {
    const thisRequest = {};
    request.current = thisRequest;
    const before = deepActiveElement(document);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isFreeKey(event)) return;
      // Marks the key as handled for other shells on the page.
      event.preventDefault();
      cancel();
    };
    addEventListener('keydown', onKey);
    const isLoaded = await loadNow();
    removeEventListener('keydown', onKey);
    if (request.current !== thisRequest) return;
    const now = deepActiveElement(document);
    // The field of the search is inside a dialog.
    const isElsewhere = now !== before && now?.matches(FIELDS) && !now.closest('dialog');
    if (!isLoaded || isElsewhere) cancel();
  }, [loadNow, cancel]);
}
