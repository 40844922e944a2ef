import { useEffect, useRef } from 'react';
import { autofocus } from './autofocus';
import { useStores } from './elementContext';

/** Returns a ref; focuses the first empty field below it, unless `no-autofocus` is set. */
export function useAutofocus() {
  const node = useRef<HTMLDivElement>(null);
  const stores = useStores();
  useEffect(() => {
    if (!stores.options.getState().noAutofocus && node.current) autofocus(node.current);
  }, [stores]);
  return node;
}
