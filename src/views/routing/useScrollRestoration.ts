import { type RefObject, useEffect } from 'react';
import { importedModule } from '../../store/browser/importedModule';
import { firstSegment } from '../../store/routing/paths';
import { useOption } from '../element/elementContext';
import { useShellRouter } from './RouterProvider';

/** The part of the Navigation API that is used here. TypeScript does not know it yet. */
interface Navigation extends EventTarget {
  currentEntry: NavigationHistoryEntry | null;
}

/**
 * Shows the top of a page when the user enters another area: the pane would keep its position if the new content is as
 * long. Restores the position of a page to which Back or Forward returns, also while its content still loads; not with
 * memory routing, which has no history, or in browsers without the Navigation API.
 */
export function useScrollRestoration(pane: RefObject<HTMLElement | null>): void {
  const router = useShellRouter();
  const isMemory = useOption('routing') === 'memory';
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    let entry = isMemory ? undefined : navigation?.currentEntry;
    let area = firstSegment(router.location());
    const content = pane.current as HTMLElement;
    // With the width "scrollable", the root scrolls in place of the pane.
    const scrollers = [content, content.closest('.root') as Element];
    // Weak: forgets the entries that the browser drops.
    const positionsByEntry = new WeakMap<NavigationHistoryEntry, Map<Element, number>>();
    let visit = new AbortController();

    /** Follows a page to another entry: that of a user who went back and stays with unsaved work is new. */
    const followPage = () => {
      if (entry && location.href.endsWith(router.href(router.location())))
        entry = navigation?.currentEntry;
    };
    navigation?.addEventListener('currententrychange', followPage);

    const unsubscribe = router.subscribe(() => {
      visit.abort();
      const next = new AbortController();
      visit = next;
      const left = entry;
      const areaLeft = area;
      area = firstSegment(router.location());
      // React has not rendered the next page yet.
      const positionsLeft = new Map(scrollers.map((node) => [node, node.scrollTop]));
      if (area !== areaLeft) for (const node of scrollers) node.scrollTop = 0;
      if (!left) return;
      positionsByEntry.set(left, positionsLeft);
      entry = navigation?.currentEntry as NavigationHistoryEntry;
      const positions = positionsByEntry.get(entry);
      if (entry === left || !positions) return;
      importedModule(import('./scrollWhileGrowing')).then(
        ({ scrollWhileGrowing }) => scrollWhileGrowing(positions, next),
        () => {
          // Optional: without this chunk the shell does not scroll.
        },
      );
    });

    return () => {
      navigation?.removeEventListener('currententrychange', followPage);
      unsubscribe();
      visit.abort();
    };
  }, [router, pane, isMemory]);
}
