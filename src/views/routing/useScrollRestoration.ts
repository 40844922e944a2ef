import { type RefObject, useEffect } from 'react';
import { importedModule } from '../../store/browser/importedModule';
import { type Navigation, navigationApi } from '../../store/routing/navigationApi';
import { firstSegment } from '../../store/routing/paths';
import type { Router } from '../../store/routing/router';
import { useOption } from '../element/elementContext';
import { useShellRouter } from './RouterProvider';

/**
 * Scrolls the pane as the user moves between pages: another area opens at its top, Back and Forward return to the
 * position that a page had. The latter not with memory routing, which has no history, or in browsers without the
 * Navigation API.
 */
export function useScrollRestoration(pane: RefObject<HTMLElement | null>): void {
  const router = useShellRouter();
  const isMemory = useOption('routing') === 'memory';
  useEffect(() => {
    const content = pane.current as HTMLElement;
    // With the width "scrollable", the root scrolls in place of the pane.
    const scrollers = [content, content.closest('.root') as Element];
    const navigation = isMemory ? undefined : navigationApi();
    // First: it reads the positions before another area resets them.
    const stopRestoring = navigation && restorePositions(router, scrollers, navigation);
    const stopResetting = showTopOfAreas(router, scrollers);
    return () => {
      stopRestoring?.();
      stopResetting();
    };
  }, [router, pane, isMemory]);
}

/** Scrolls to the top at each move to another area. The position would stay if the new content is as long. */
function showTopOfAreas(router: Router, scrollers: Element[]): () => void {
  let area = firstSegment(router.location());
  return router.subscribe(() => {
    const last = area;
    area = firstSegment(router.location());
    if (area !== last) for (const node of scrollers) node.scrollTop = 0;
  });
}

/**
 * Restores the position of a page to which Back or Forward returns, also while its content still loads. Returns a
 * function that stops it.
 */
function restorePositions(
  router: Router,
  scrollers: Element[],
  navigation: Navigation,
): () => void {
  let entry = navigation.currentEntry;
  // Weak: forgets the entries that the browser drops.
  const positionsByEntry = new WeakMap<NavigationHistoryEntry, Map<Element, number>>();
  let visit = new AbortController();

  /** Follows a page to another entry: that of a user who went back and stays with unsaved work is new. */
  const followPage = () => {
    if (location.href.endsWith(router.href(router.location()))) entry = navigation.currentEntry;
  };

  const onMove = () => {
    visit.abort();
    const next = new AbortController();
    visit = next;
    // React has not rendered the next page yet.
    const positionsLeft = new Map(scrollers.map((node) => [node, node.scrollTop]));
    const left = entry;
    entry = navigation.currentEntry;
    if (!left || !entry) return;
    positionsByEntry.set(left, positionsLeft);
    const positions = positionsByEntry.get(entry);
    if (entry === left || !positions) return;
    importedModule(import('./scrollWhileGrowing')).then(
      ({ scrollWhileGrowing }) => scrollWhileGrowing(positions, next),
      () => {
        // Optional: without this chunk the shell does not scroll.
      },
    );
  };

  navigation.addEventListener('currententrychange', followPage);
  const unsubscribe = router.subscribe(onMove);
  return () => {
    navigation.removeEventListener('currententrychange', followPage);
    unsubscribe();
    visit.abort();
  };
}
