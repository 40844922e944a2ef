import { useEffect } from 'react';
import { isPlainClick } from '../../../../store/browser/isPlainClick';
import { CLOSED } from '../openPath';
import type { FlyoutControl } from './flyoutControl';
import { groupsAround, openButtons } from './menuDom';
import { inCommon, shortened } from './openPaths';

/** Closes what the focus has left, what a press lies outside of, all when an entry is followed; Escape closes the innermost. */
export function useFlyoutLeave({ nav, change }: FlyoutControl, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const stayAt = (node: Element | null) =>
      change((now) => shortened(now, inCommon(now.path, groupsAround(node))));

    const blurred = ({ relatedTarget }: FocusEvent) => {
      // None where the window lost the focus, or a press hit nothing that takes it.
      if (relatedTarget) stayAt(relatedTarget as Element);
    };
    const pressedDown = (event: Event) => {
      const [target] = event.composedPath();
      stayAt(target instanceof Element && event.composedPath().includes(nav) ? target : null);
    };
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (!event.composedPath().includes(nav)) return change(() => CLOSED);
      event.preventDefault();
      event.stopPropagation();
      [...openButtons(nav)].at(-1)?.focus();
      change((now) => shortened(now, now.path.length - 1));
    };

    const followed = (event: MouseEvent) => {
      if (!isPlainClick(event) || !(event.target as Element).closest('a')) return;
      change(() => CLOSED);
    };

    const page = nav.ownerDocument;
    nav.addEventListener('click', followed);
    nav.addEventListener('focusout', blurred);
    page.addEventListener('pointerdown', pressedDown, true);
    page.addEventListener('keydown', escaped, true);
    return () => {
      nav.removeEventListener('click', followed);
      nav.removeEventListener('focusout', blurred);
      page.removeEventListener('pointerdown', pressedDown, true);
      page.removeEventListener('keydown', escaped, true);
    };
  }, [nav, change, open]);
}
