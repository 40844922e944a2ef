import { useEffect, useRef, useState } from 'react';
import { autofocus } from './autofocus';
import { useStores } from './elementContext';

/**
 * Returns a ref; focuses the first empty field below it, unless `no-autofocus` is set.
 * @param wanted whether to focus it; only that of the first render counts
 */
export function useAutofocus(wanted = true) {
  const node = useRef<HTMLDivElement>(null);
  const stores = useStores();
  const [first] = useState(wanted);
  useEffect(() => {
    if (first && !stores.options.getState().noAutofocus && node.current) autofocus(node.current);
  }, [stores, first]);
  return node;
}
