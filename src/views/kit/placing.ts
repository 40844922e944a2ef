import { type ComputePositionConfig, platform } from '@floating-ui/dom';
import { zoomOf } from './geometry';

/**
 * Floating UI options for nodes in the top layer. All measures are px of the window, even under CSS zoom;
 * write the result with `setPx`, as a zoomed node's own px are larger.
 */
export const inWindow: Pick<ComputePositionConfig, 'strategy' | 'platform'> = {
  strategy: 'fixed',
  platform: { ...platform, getDimensions: (element) => element.getBoundingClientRect() },
};

/** Sets a style property of the node to a length in px of the window. */
export function setPx(node: HTMLElement, name: string, px: number): void {
  node.style.setProperty(name, `${px / zoomOf(node)}px`);
}
