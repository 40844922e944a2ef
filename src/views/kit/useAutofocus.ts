import { useEffect, useRef } from 'react';
import { useStores } from './context';

/** Focuses the first empty field below the node, unless someone is somewhere else already. */
export function useAutofocus() {
  const node = useRef<HTMLDivElement>(null);
  const stores = useStores();
  useEffect(() => {
    if (!stores.options.getState().noAutofocus && node.current) focusFirstField(node.current);
  }, [stores]);
  return node;
}

/** Without scrolling the host page, and not on touch, where it would raise the keyboard. */
export function focusFirstField(container: ParentNode): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  if (matchMedia('(pointer: coarse)').matches) return;
  const fields = [...container.querySelectorAll<HTMLInputElement>('input:not([hidden])')];
  const field = fields.find((one) => one.value === '') ?? fields[0];
  field?.focus({ preventScroll: true });
}
