import { useEffect } from 'react';
import { isRightToLeft } from '../../../kit/geometry';
import type { Place } from '../useMenuForm';
import type { FlyoutControl } from './flyoutControl';
import { entriesOf, groupsAround } from './menuDom';
import { shortened } from './openPaths';

/**
 * Arrows walk along the bar, the side menu or a panel, Home and End to its ends; the arrow that
 * points to a group's panel opens it and goes in, the opposite one comes back out.
 */
export function useFlyoutKeys({ nav, change }: FlyoutControl, place: Place): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const entry = (event.target as Element).closest('.menu-item') as HTMLElement | null;
      const held = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!entry || held || event.defaultPrevented) return;
      const panel = entry.closest('.flyout');
      if (act(event.key, entry, panel)) event.preventDefault();
    }

    function act(key: string, entry: HTMLElement, panel: Element | null): boolean {
      const arrows = isRightToLeft(nav) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      const [back, forward] = arrows;
      const inBar = place === 'below' && !panel;
      const [previous, next] = inBar ? arrows : ['ArrowUp', 'ArrowDown'];
      const around = groupsAround(entry);
      if (key === (inBar ? 'ArrowDown' : forward)) {
        if (!entry.matches('[aria-expanded]')) return false;
        change(() => ({ path: around, kept: around.length, focus: true }));
        return true;
      }
      const level = groupsAround(panel).length;
      const isBeside = level > (place === 'below' ? 1 : 0);
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

    nav.addEventListener('keydown', press);
    return () => nav.removeEventListener('keydown', press);
  }, [nav, change, place]);
}
