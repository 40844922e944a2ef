import { useMemo } from 'react';
import { labelOf } from '../../../locales/i18n';
import { type Recent, readRecent } from '../../../store/lists/recentChoices';
import type { SearchResult } from '../../../store/lists/searchResults';
import type { MenuItem } from '../../../store/menu/menuItems';
import { useSession, useStores, useTexts } from '../../element/elementContext';
import { useLink } from '../../routing/useLink';
import { useItems } from '../menu/useItems';
import { findPages, indexMenu, type Page } from './menuIndex';
import { type Answers, useAnswers } from './useAnswers';

/** Something that can be chosen in the palette. */
export interface Choice {
  from: Recent['from'];
  id: string;
  label: string;
  description?: string;
  link?: string;
  /** Address; undefined for a result that leads nowhere. */
  href?: string;
  item: MenuItem;
}

export interface ChoiceGroup {
  name: string;
  choices: Choice[];
}

/** More entries of the menu would not be read. */
const MOST_PAGES = 30;

/** What the palette offers for a query; without one, what was chosen last. */
export function useChoices(query: string): { groups: ChoiceGroup[]; state: Answers['state'] } {
  const i18n = useTexts();
  const pages = usePages();
  const answers = useAnswers(query);
  const recent = useRecent();
  const linkOf = useLink();
  const found = useMemo(() => findPages(pages, query, MOST_PAGES), [pages, query]);

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
        { name: i18n._('search.results'), choices: answers.results.map(ofResult) },
      ]
    : [{ name: i18n._('search.recent'), choices: recent.flatMap(ofRecent) }];
  return { groups: groups.filter(({ choices }) => choices.length > 0), state: answers.state };
}

/** The menu in force with all its depths, and the profile. */
function usePages(): Page[] {
  const i18n = useTexts();
  const items = useItems();
  const profile = i18n._('profile');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another index
  return useMemo(() => {
    const last = { id: '/profile', label: profile, link: '/profile', icon: 'circle-user' };
    const pages = indexMenu([...items, last], (item) => labelOf(i18n, item));
    const inMenu = pages.findIndex(({ link }) => link === '/profile') < pages.length - 1;
    return inMenu ? pages.slice(0, -1) : pages;
  }, [items, profile, i18n.locale]);
}

/** What this user chose last, as it was when the palette opened. */
function useRecent(): Recent[] {
  const { prefix } = useStores();
  const owner = useOwner();
  return useMemo(() => readRecent(prefix, owner), [prefix, owner]);
}

/** Whose choices they are. */
export function useOwner(): string {
  return String(useSession(({ user }) => user?.UserId ?? user?.Name ?? ''));
}
