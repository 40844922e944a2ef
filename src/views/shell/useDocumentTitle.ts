import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { deskOf } from '../../store/areaDesk';
import { shared } from '../../store/registry';
import type { Route } from '../../store/route';
import { useAreaLabel } from '../areas/useAreaLabel';
import { brandOf } from '../frame/brandOf';
import { useOption, useStores, useTexts } from '../kit/context';

/**
 * `Area · Brand` (decision 25), or what the area calls itself; the page gets its own title back when
 * the last shell leaves.
 */
export function useDocumentTitle({ screen, area }: Route, signedIn: boolean): void {
  const i18n = useTexts();
  const brand = brandOf(useOption('brand'));
  const ofArea = useStore(deskOf(useStores()), ({ titles }) => titles[area ?? '']);
  const label = useAreaLabel(area);
  const shell = useRef({});
  const page = {
    dashboard: i18n._(signedIn ? 'dashboard' : 'signIn.title'),
    area: (signedIn && ofArea) || (signedIn ? label : i18n._('signIn.title')),
    profile: i18n._(signedIn ? 'profile' : 'signIn.title'),
    login: i18n._('signIn.title'),
    reset: i18n._('reset.title'),
    '404': i18n._('error.404'),
    '500': i18n._('error.500'),
  }[screen];

  useEffect(() => give(shell.current, `${page} · ${brand}`), [page, brand]);
  useEffect(() => () => takeBack(shell.current), []);
}

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
