import { type RefObject, useEffect } from 'react';
import { setLoweredColors } from '../element/loweredColors';
import { usePicker } from './pickerContext';

/**
 * Selects the colors of `light-dark()` in CSS of the page compiled by LightningCSS. A picker has the color scheme
 * of what is around it, which only the browser knows: field.css makes it readable as the color of a rule between
 * columns that do not exist, and reports a change as a transition.
 */
export function useLoweredColors(root: RefObject<HTMLElement | null>): void {
  const { host } = usePicker();
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    let last: string | undefined;
    const update = () => {
      const color = getComputedStyle(node).columnRuleColor;
      if (color === last || !host.shadowRoot) return;
      last = color;
      setLoweredColors(host.shadowRoot, color === 'rgb(0, 0, 0)' ? 'dark' : 'light');
    };
    // Called before the first paint as well, and once a hidden picker appears, which is no transition.
    const observer = new ResizeObserver(update);
    observer.observe(node);
    node.addEventListener('transitionrun', update);
    return () => {
      observer.disconnect();
      node.removeEventListener('transitionrun', update);
    };
  }, [host, root]);
}
