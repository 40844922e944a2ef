import { useMemo } from 'react';
import { labelOf } from '../../../locales/i18n';
import { type Recent, readRecent } from '../../../store/lists/recentChoices';
import type { SearchResult } from '../../../store/lists/searchResults';
import type { MenuItem } from '../../../store/menu/menuItems';
import { useSession, useStores, useTexts } from '../../element/elementContext';
import { useLink } from '../../routing/useLink';
import { useItems } from '../menu/useItems';
import { findPages, indexMenu, type Page } from './menuIndex';
import { type SearchAnswer, useSearchResults } from './useSearchResults';

/** A choice of the palette: a page of the menu or a result of the search provider. */
export interface Choice {
  from: Recent['from'];
  id: string;
  label: string;
  description?: string;
  link?: string;
  /** Address; undefined for a result without a link. */
  href?: string;
  item: MenuItem;
}

/** Choices under a heading. */
export interface ChoiceGroup {
  name: string;
  choices: Choice[];
}

/** Number of pages that are shown. */
const MAX_PAGES = 30;

/** Returns the choices for a query; without a query, the choices made last. */
export function useChoices(query: string): {
  groups: ChoiceGroup[];
  state: SearchAnswer['state'];
} {
  const i18n = useTexts();
  const pages = usePages();
  const answer = useSearchResults(query);
  const recent = useRecent();
  const linkOf = useLink();
  const found = useMemo(() => findPages(pages, query, MAX_PAGES), [pages, query]);

  const ofResult = (result: SearchResult): Choice => ({
    ...result,
    from: 'provider',
    href: linkOf(result.link).href,
    item: { ...result, subItems: [] },
  });
  const ofPage = ({ id, label, path, link, item }: Page): Choice[] => {
    const { href } = linkOf(link);
    return href ? [{ from: 'menu', id, label, description: path, link, href, item }] : [];
  };
  const ofRecent = (one: Recent): Choice[] => {
    if (one.from === 'provider') return [ofResult(one)].filter(({ href }) => href);
    return pages.filter(({ id }) => id === one.id).flatMap(ofPage);
  };

  const groups = query
    ? [
        { name: i18n._('search.pages'), choices: found.flatMap(ofPage) },
        { name: i18n._('search.results'), choices: answer.results.map(ofResult) },
      ]
    : [{ name: i18n._('search.recent'), choices: recent.flatMap(ofRecent) }];
  return { groups: groups.filter(({ choices }) => choices.length > 0), state: answer.state };
}

/** Returns the pages of the menu on all levels, and the profile page. */
function usePages(): Page[] {
  const i18n = useTexts();
  const items = useItems();
  const profile = i18n._('profile');
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels depend on the language
  return useMemo(() => {
    const last = { id: '/profile', label: profile, link: '/profile', icon: 'circle-user' };
    const pages = indexMenu([...items, last], (item) => labelOf(i18n, item));
    const inMenu = pages.findIndex(({ link }) => link === '/profile') < pages.length - 1;
    return inMenu ? pages.slice(0, -1) : pages;
  }, [items, profile, i18n.locale]);
}

/** Returns the user's last choices, as stored when the palette opened. */
function useRecent(): Recent[] {
  const { prefix } = useStores();
  const owner = useOwner();
  return useMemo(() => readRecent(prefix, owner), [prefix, owner]);
}

/** Returns the user's id, which the stored choices belong to. */
export function useOwner(): string {
  return String(useSession(({ user }) => user?.UserId ?? user?.Name ?? ''));
}
