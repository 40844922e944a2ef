import { type RefObject, useEffect, useState } from 'react';
import { clearShownNotice, type Notice, readNotice } from '../../store/session/notice';
import { focusFirstField } from '../element/autofocus';
import { useStores } from '../element/elementContext';

/**
 * Returns the notice of this visit, and removes it from storage. If it has filled in the user id, which
 * the first paint has focused, moves the focus to the next field.
 */
export function useNotice(pane: RefObject<HTMLElement | null>): Notice | undefined {
  const stores = useStores();
  const [notice] = useState(() => readNotice(stores.prefix));
  useEffect(() => clearShownNotice(stores.prefix), [stores]);
  useEffect(() => {
    const container = pane.current;
    const { activeElement } = (container?.getRootNode() ?? document) as Document;
    const isFilled = notice?.userId && (activeElement as HTMLInputElement)?.value === notice.userId;
    if (!container?.contains(activeElement) || !isFilled) return;
    if (!stores.options.getState().noAutofocus) focusFirstField(container);
  }, [pane, notice, stores]);
  return notice;
}
