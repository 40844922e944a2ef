/** How large a node's own px are in px of the window: pages zoom us, and scale us by transforms. */
export function scaleOf(node: HTMLElement): number {
  // What is not shown has no width.
  return node.getBoundingClientRect().width / node.offsetWidth || 1;
}
