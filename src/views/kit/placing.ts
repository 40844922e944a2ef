import { type ComputePositionConfig, platform } from '@floating-ui/dom';

/**
 * How what floats in the top layer is placed: everything measured in px of the window, also where the
 * page zooms us by CSS. Its own px are larger then: `setPx` writes them.
 */
export const inWindow: Pick<ComputePositionConfig, 'strategy' | 'platform'> = {
  strategy: 'fixed',
  platform: { ...platform, getDimensions: (element) => element.getBoundingClientRect() },
};

/** Gives a style of a node so many px of the window. */
export function setPx(node: HTMLElement, name: string, px: number): void {
  node.style.setProperty(name, `${px / (node.currentCSSZoom || 1)}px`);
}
