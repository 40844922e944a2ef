/** Whether a node is written from right to left; none is not. */
export const isRightToLeft = (node: Element | null) =>
  node !== null && getComputedStyle(node).direction === 'rtl';
