import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { areaStateOf } from '../../store/areas/areaState';
import { shared } from '../../store/element/registry';
import type { Route } from '../../store/routing/route';
import { useAreaLabel } from '../areas/useAreaLabel';
import { useOption, useStores, useTexts } from '../element/elementContext';
import { brandOf } from '../firstPaint/brandOf';

/**
 * `Area · Brand` (decision 25), or what the area calls itself; the page gets its own title back when
 * the last shell leaves.
 */
export function useDocumentTitle({ screen, area }: Route, signedIn: boolean): void {
  const i18n = useTexts();
  const brand = brandOf(useOption('brand'));
  const ofArea = useStore(areaStateOf(useStores()), ({ titles }) => titles[area ?? '']);
  const label = useAreaLabel(area);
  const shell = useRef({});
  const inside = screen === 'dashboard' || screen === 'area' || screen === 'profile';
  const seen = inside && !signedIn ? 'login' : screen;
  const page = seen === 'area' ? ofArea || label : i18n._(TITLES[seen]);

  useEffect(() => give(shell.current, `${page} · ${brand}`), [page, brand]);
  useEffect(() => () => takeBack(shell.current), []);
}

/** The texts that name the screens; an area has a name of its own. */
const TITLES: Record<Exclude<Route['screen'], 'area'>, string> = {
  dashboard: 'dashboard',
  profile: 'profile',
  login: 'signIn.title',
  reset: 'reset.title',
  '404': 'error.404',
  '500': 'error.500',
};

/** The titles of all shells on the page, the one that changed last at the end; `own` is the page's. */
const titles = () => shared('titles', () => ({ own: '', ofShells: new Map<object, string>() }));

function give(shell: object, title: string): void {
  const all = titles();
  if (all.ofShells.size === 0) all.own = document.title;
  document.title = title;
  all.ofShells.delete(shell);
  // As the page has it: spaces in a row are one there.
  all.ofShells.set(shell, document.title);
}

function takeBack(shell: object): void {
  const { own, ofShells } = titles();
  const title = ofShells.get(shell);
  ofShells.delete(shell);
  // A title that is not ours any more is the page's new one, or another shell's.
  if (document.title === title) document.title = [...ofShells.values()].at(-1) ?? own;
}
