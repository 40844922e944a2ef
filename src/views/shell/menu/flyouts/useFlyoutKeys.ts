import { useEffect } from 'react';
import { isRightToLeft } from '../../../kit/geometry';
import { isDialogKey, stopHandledKeys } from '../../../kit/handledKeys';
import type { FlyoutPlacement } from '../useMenuMode';
import { entriesOf, groupsAround } from './menuDom';
import { type FlyoutControl, shortened } from './openPath';

/**
 * Moves the focus by arrow keys, Home and End along the bar, the side menu or a panel; the arrow that
 * points to a group's panel opens and enters it, the opposite one leaves it.
 */
export function useFlyoutKeys(
  { nav, open, change }: FlyoutControl,
  placement: FlyoutPlacement,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const entry = (event.target as Element).closest('.menu-item') as HTMLElement | null;
      const held = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!entry || held || event.defaultPrevented) return;
      const panel = entry.closest('.flyout');
      if (handleKey(event.key, entry, panel)) event.preventDefault();
    }

    function handleKey(key: string, entry: HTMLElement, panel: Element | null): boolean {
      const arrows = isRightToLeft(nav) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      const [back, forward] = arrows;
      const inBar = placement === 'below' && !panel;
      const [previous, next] = inBar ? arrows : ['ArrowUp', 'ArrowDown'];
      const around = groupsAround(entry);
      if (key === (inBar ? 'ArrowDown' : forward)) {
        if (!entry.matches('[aria-expanded]')) return false;
        change(() => ({ path: around, kept: around.length, focus: true }));
        return true;
      }
      const level = groupsAround(panel).length;
      const isBeside = level > (placement === 'below' ? 1 : 0);
      if (key === back && panel && isBeside) {
        // The panel gives the focus back to its button.
        change((now) => shortened(now, level - 1));
        return true;
      }
      const entries = entriesOf(panel ?? nav);
      const at = entries.indexOf(entry);
      const steps: Record<string, number> = { Home: 0, End: -1 };
      if (previous) steps[previous] = at - 1;
      if (next) steps[next] = (at + 1) % entries.length;
      const step = steps[key];
      if (step === undefined) return false;
      entries.at(step)?.focus();
      return true;
    }

    nav.addEventListener('keydown', onKeyDown);
    const stopKeys = stopHandledKeys(
      nav,
      (event) => event.defaultPrevented || (open().path.length > 0 && isDialogKey(event)),
    );
    return () => {
      nav.removeEventListener('keydown', onKeyDown);
      stopKeys();
    };
  }, [nav, open, change, placement]);
}
