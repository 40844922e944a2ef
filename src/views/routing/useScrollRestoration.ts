import { type RefObject, useEffect } from 'react';
import { importedModule } from '../../store/browser/importedModule';
import { type Navigation, navigationApi } from '../../store/routing/navigationApi';
import { firstSegment } from '../../store/routing/paths';
import type { Router } from '../../store/routing/router';
import { useElementContext, useOption } from '../element/elementContext';
import { useShellRouter } from './RouterProvider';

/** What a move to another area scrolls, and where moves come from. */
interface Setup {
  router: Router;
  /** Element of the shell. */
  host: HTMLElement;
  /** The pane and the root of the shell. */
  scrollers: Element[];
  navigation: Navigation | undefined;
  isMemory: boolean;
}

/**
 * Scrolls the pane as the user moves between pages: another area opens at its top, Back and Forward return to the
 * position that a page had. The latter not with memory routing, which has no history, or in browsers without the
 * Navigation API.
 */
export function useScrollRestoration(pane: RefObject<HTMLElement | null>): void {
  const { host } = useElementContext();
  const router = useShellRouter();
  const isMemory = useOption('routing') === 'memory';
  useEffect(() => {
    const content = pane.current as HTMLElement;
    // With the width "scrollable", the root scrolls in place of the pane.
    const scrollers = [content, content.closest('.root') as Element];
    const navigation = isMemory ? undefined : navigationApi();
    // First: it reads the positions before another area resets them.
    const stopRestoring = navigation && restorePositions(router, scrollers, navigation);
    const stopResetting = showTopOfAreas({ router, host, scrollers, navigation, isMemory });
    return () => {
      stopRestoring?.();
      stopResetting();
    };
  }, [host, router, pane, isMemory]);
}

/**
 * Scrolls to the top at each move to another area. The position would stay if the new content is as long. With a shell
 * that is as tall as its content, the page scrolls; at Back and Forward the browser restores its position.
 */
function showTopOfAreas({ router, host, scrollers, navigation, isMemory }: Setup): () => void {
  let area = firstSegment(router.location());
  // Without the Navigation API every move may be one.
  let isTraversal = !navigation && !isMemory;
  const onEntry = ({ navigationType }: Event & { navigationType?: string | null }) => {
    isTraversal = navigationType === 'traverse';
  };
  navigation?.addEventListener('currententrychange', onEntry);
  const unsubscribe = router.subscribe(() => {
    const last = area;
    area = firstSegment(router.location());
    if (area === last) return;
    for (const node of scrollers) node.scrollTop = 0;
    const { top, height } = host.getBoundingClientRect();
    if (top < 0 && height > innerHeight && !isTraversal) host.scrollIntoView();
  });
  return () => {
    navigation?.removeEventListener('currententrychange', onEntry);
    unsubscribe();
  };
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
