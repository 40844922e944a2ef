/** Returns whether text in the node runs from right to left; false without a node. */
export function isRightToLeft(node: Element | null): boolean {
  return node !== null && getComputedStyle(node).direction === 'rtl';
}

/**
 * Returns the factor between the node's own px and px of the window. It differs from 1 under CSS zoom
 * and transforms, and is 1 for a node that is not rendered.
 */
export function scaleOf(node: HTMLElement): number {
  return node.getBoundingClientRect().width / node.offsetWidth || 1;
}

/** Returns the CSS zoom of a node, 1 in browsers that do not report it. */
export const zoomOf = (node: Element | null): number => node?.currentCSSZoom || 1;
