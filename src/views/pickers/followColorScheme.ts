import { setLoweredColors } from '../element/loweredColors';

/**
 * Selects the colors of `light-dark()` in CSS of the page compiled by LightningCSS; a ref of the picker's root. A
 * picker has the color scheme of what is around it, which only the browser knows: field.css makes it readable as the
 * color of a rule between columns that do not exist, and reports a change as a transition.
 */
export function followColorScheme(node: HTMLElement | null): (() => void) | undefined {
  if (!node) return undefined;
  let last: string | undefined;
  const update = () => {
    const color = getComputedStyle(node).columnRuleColor;
    if (color === last) return;
    last = color;
    const theme = color === 'rgb(0, 0, 0)' ? 'dark' : 'light';
    setLoweredColors(node.getRootNode() as ShadowRoot, theme);
  };
  // Called before the first paint as well, and once a hidden picker appears, which is no transition.
  const observer = new ResizeObserver(update);
  observer.observe(node);
  node.addEventListener('transitionrun', update);
  return () => observer.disconnect();
}
