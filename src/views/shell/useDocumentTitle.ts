import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { brandOf } from '../../constants';
import type { TextId } from '../../locales/textId';
import { areaStoreOf } from '../../store/areas/areaStore';
import { afterPaint } from '../../store/browser/afterPaint';
import { shared } from '../../store/browser/registry';
import type { Route } from '../../store/routing/route';
import { useAreaLabel } from '../areas/useAreaLabel';
import { useOption, useStores, useTexts } from '../element/elementContext';

/**
 * Sets the title of the page to `Area · Brand`, or to the title that the area has set. The
 * page gets its own title back when the last shell is removed.
 */
export function useDocumentTitle({ screen, area }: Route, signedIn: boolean): void {
  const i18n = useTexts();
  const brand = brandOf(useOption('brand'));
  const ofArea = useStore(areaStoreOf(useStores()), ({ titles }) => titles[area ?? '']);
  const label = useAreaLabel(area);
  const shell = useRef({});
  const inside = screen === 'dashboard' || screen === 'area' || screen === 'profile';
  const shown = inside && !signedIn ? 'login' : screen;
  const page = shown === 'area' ? ofArea || label : i18n._(TITLES[shown]);

  useEffect(() => {
    const title = `${page} · ${brand}`;
    return afterPaint(() => setTitle(shell.current, title));
  }, [page, brand]);
  useEffect(() => () => restoreTitle(shell.current), []);
}

/** Text ids of the screens; an area has a name of its own. */
const TITLES: Record<Exclude<Route['screen'], 'area'>, TextId> = {
  dashboard: 'dashboard',
  profile: 'profile',
  login: 'signIn.title',
  reset: 'reset.title',
  '404': 'error.404',
  '500': 'error.500',
};

/** The titles of all shells on the page in the order of their changes; `own` is the title of the page. */
const titles = () => shared('titles', () => ({ own: '', ofShells: new Map<object, string>() }));

function setTitle(shell: object, title: string): void {
  const all = titles();
  if (all.ofShells.size === 0) all.own = document.title;
  document.title = title;
  all.ofShells.delete(shell);
  // Read back: the document collapses white space.
  all.ofShells.set(shell, document.title);
}

function restoreTitle(shell: object): void {
  const { own, ofShells } = titles();
  const title = ofShells.get(shell);
  ofShells.delete(shell);
  // Any other title was set by the page or by another shell.
  if (document.title === title) document.title = [...ofShells.values()].at(-1) ?? own;
}
