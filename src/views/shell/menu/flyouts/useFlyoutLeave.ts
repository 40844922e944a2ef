import { useEffect } from 'react';
import { isPlainClick } from '../../../../store/browser/isPlainClick';
import { takeKey } from '../../../kit/handledKeys';
import { listenAround } from '../../../kit/listenAround';
import { onFramePress } from '../../../kit/onFrameFocus';
import { takesShortcuts } from '../../../kit/visibility';
import { groupsAround, openButtons } from './menuDom';
import { CLOSED, commonLength, type FlyoutControl, shortened } from './openPath';

/** Closes fly-outs that lose the focus, on a press outside, on a followed link, and on Escape (the innermost). */
export function useFlyoutLeave({ nav, change }: FlyoutControl, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const closeExceptAround = (node: Element | null) =>
      change((now) => shortened(now, commonLength(now.path, groupsAround(node))));

    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // Null if the window lost the focus, or a press hit nothing focusable.
      if (relatedTarget) closeExceptAround(relatedTarget as Element);
    };
    const onPointerDown = (event: Event, isInside: boolean) =>
      closeExceptAround(isInside ? (event.composedPath()[0] as Element) : null);
    const onKeyDown = (event: KeyboardEvent, isInside: boolean) => {
      // A modal dialog in front of the menu closes first.
      if (event.key !== 'Escape' || event.defaultPrevented || !takesShortcuts(nav)) return;
      takeKey(event);
      if (!isInside) return change(() => CLOSED);
      [...openButtons(nav)].at(-1)?.focus();
      change((now) => shortened(now, now.path.length - 1));
    };

    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event) || !(event.target as Element).closest('a')) return;
      change(() => CLOSED);
    };

    nav.addEventListener('click', onClick);
    nav.addEventListener('focusout', onFocusOut);
    const stop = listenAround(nav, ['pointerdown', 'keydown'], (event, isInside) =>
      event.type === 'keydown'
        ? onKeyDown(event as KeyboardEvent, isInside)
        : onPointerDown(event, isInside),
    );
    const stopFrames = onFramePress(nav.ownerDocument, () => change(() => CLOSED));
    return () => {
      stop();
      stopFrames();
      nav.removeEventListener('click', onClick);
      nav.removeEventListener('focusout', onFocusOut);
    };
  }, [nav, change, open]);
}
