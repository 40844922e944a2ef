import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import { type RefObject, useLayoutEffect } from 'react';
import { isRightToLeft } from '../../../kit/geometry';
import { inWindow, setPx } from '../../../kit/placing';
import type { Place } from '../useMenuForm';
import { focusedIn } from './menuDom';

/** Room left to the edges of the window, and to what the button lies in, in px. */
const EDGE = { padding: 8 };
const GAP = 3;
/** A panel beside begins so much higher that its first entry lies level with the button. */
const RAISE = -7;

/**
 * Shows a panel in the top layer and keeps it at its button: it turns to the other side where there
 * is no room, moves along the edges of the window, and scrolls where it is taller.
 */
export function useFlyoutPlace(panel: RefObject<HTMLElement | null>, place: Place): void {
  useLayoutEffect(() => {
    const node = panel.current;
    const button = node?.previousElementSibling as HTMLElement | null | undefined;
    if (!node || !button) return;
    node.showPopover();
    const raise = place === 'below' ? 0 : RAISE;
    const side = isRightToLeft(button) ? 'left-start' : 'right-start';
    const stop = autoUpdate(button, node, async () => {
      const { x, y } = await computePosition(button, node, {
        ...inWindow,
        placement: place === 'below' ? 'bottom-start' : side,
        middleware: [
          offset({ mainAxis: marginAround(button, place) + GAP, crossAxis: raise }),
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
      stop();
      // Whoever closes a panel from inside it is left at its button.
      if (node.contains(focusedIn(node))) button.focus({ preventScroll: true });
    };
  }, [panel, place]);
}

/** How far a button ends before the panel or the menu that it lies in. */
function marginAround(button: Element, place: Place): number {
  const inner = button.getBoundingClientRect();
  const outer = button.closest('.flyout, nav')?.getBoundingClientRect() ?? inner;
  return place === 'below'
    ? outer.bottom - inner.bottom
    : Math.min(outer.right - inner.right, inner.left - outer.left);
}
