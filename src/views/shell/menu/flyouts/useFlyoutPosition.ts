import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import { type RefObject, useLayoutEffect } from 'react';
import { isRightToLeft } from '../../../kit/geometry';
import { inWindow, setPx } from '../../../kit/placing';
import type { FlyoutPlacement } from '../useMenuMode';
import { focusedIn } from './menuDom';

/** Space in px to the edges of the window, and to the container of the button. */
const EDGE = { padding: 8 };
const GAP = 3;
/** Vertical offset in px that aligns the first entry of a panel with its button. */
const ALIGN_OFFSET = -7;

/**
 * Shows a panel in the top layer and keeps it at its button: it flips to the other side if space is short,
 * shifts along the edges of the window, and scrolls if it is taller.
 */
export function useFlyoutPosition(
  panel: RefObject<HTMLElement | null>,
  placement: FlyoutPlacement,
): void {
  useLayoutEffect(() => {
    const node = panel.current;
    const button = node?.previousElementSibling as HTMLElement | null | undefined;
    if (!node || !button) return;
    node.showPopover();
    const alignment = placement === 'below' ? 0 : ALIGN_OFFSET;
    const side = isRightToLeft(button) ? 'left-start' : 'right-start';
    const stopUpdates = autoUpdate(button, node, async () => {
      const { x, y } = await computePosition(button, node, {
        ...inWindow,
        placement: placement === 'below' ? 'bottom-start' : side,
        middleware: [
          offset({ mainAxis: marginAround(button, placement) + GAP, crossAxis: alignment }),
          flip(EDGE),
          shift(EDGE),
          size({
            ...EDGE,
            apply: ({ availableHeight }) => setPx(node, 'max-height', Math.floor(availableHeight)),
          }),
        ],
      });
      setPx(node, 'left', x);
      setPx(node, 'top', y);
    });
    return () => {
      stopUpdates();
      // Closing a panel from inside returns the focus to its button.
      if (node.contains(focusedIn(node))) button.focus({ preventScroll: true });
    };
  }, [panel, placement]);
}

/** Returns the distance in px from a button to the edge of the panel or menu around it. */
function marginAround(button: Element, placement: FlyoutPlacement): number {
  const inner = button.getBoundingClientRect();
  const outer = button.closest('.flyout, nav')?.getBoundingClientRect() ?? inner;
  return placement === 'below'
    ? outer.bottom - inner.bottom
    : Math.min(outer.right - inner.right, inner.left - outer.left);
}
