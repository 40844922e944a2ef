import { useEffect, useRef } from 'react';
import { focusFirstField } from './autofocus';
import { useStores } from './elementContext';

/** Focuses the first empty field below the node. */
export function useAutofocus() {
  const node = useRef<HTMLDivElement>(null);
  const stores = useStores();
  useEffect(() => {
    if (!stores.options.getState().noAutofocus && node.current) focusFirstField(node.current);
  }, [stores]);
  return node;
}
