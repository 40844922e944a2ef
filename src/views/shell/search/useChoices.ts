import { useMemo } from 'react';
import { labelOf } from '../../../locales/i18n';
import type { CommandEntry } from '../../../store/lists/commands';
import { type Recent, readRecent } from '../../../store/lists/recentChoices';
import type { SearchResult } from '../../../store/lists/searchResults';
import type { MenuItem } from '../../../store/menu/menuItems';
import { isOpenLink } from '../../../store/menu/permittedRoute';
import { useTexts } from '../../element/elementContext';
import { usePermissions } from '../../element/usePermissions';
import { useLink } from '../../routing/useLink';
import { fold } from '../menu/fold';
import { useItems } from '../menu/useItems';
import { useSavedPagesKey } from '../savedPages/useSavedPagesKey';
import { findPages, type IndexedPage, indexMenu } from './menuIndex';
import { useActions } from './useActions';
import { useCommands } from './useCommands';
import { usePinnedPages } from './usePinnedPages';
import { type SearchAnswer, useSearchProvider } from './useSearchProvider';

/** A choice of the palette: a page, a result of the search provider, a command or an action of the shell. */
export interface Choice {
  from: Recent['from'] | 'command' | 'action';
  id: string;
  label: string;
  description?: string;
  link?: string;
  /** Address; undefined for a result without a link. */
  href?: string;
  item: MenuItem;
  /** What a command or an action does. */
  run?: () => unknown;
}

/** Choices under a heading. */
export interface ChoiceGroup {
  name: string;
  choices: Choice[];
}

/** Number of pages, and of commands, that are shown. */
const MAX_SHOWN = 30;

/** Returns the choices for a query; without a query, the choices made last and everything else. */
export function useChoices(query: string): {
  groups: ChoiceGroup[];
  state: SearchAnswer['state'];
} {
  const i18n = useTexts();
  const pages = usePages();
  const answer = useSearchProvider(query);
  const recent = useRecent();
  const pinned = usePinnedPages();
  const linkOf = useLink();
  const found = useMemo(() => findPages(pages, query, MAX_SHOWN), [pages, query]);
  const pinnedFound = findPages(pinned, query, MAX_SHOWN);
  const isShownAsPinned = ({ link }: IndexedPage) => pinnedFound.some((page) => page.link === link);
  const { ofHost, ofArea, areaLabel } = useCommands();
  const actions = useActions();
  const permissions = usePermissions();

  const resultChoices = (result: SearchResult): Choice[] => {
    const { href } = linkOf(result.link);
    return isOpenLink(result.link, permissions)
      ? [{ ...result, from: 'provider', href, item: result }]
      : [];
  };
  const pageChoices = ({ id, label, groups, link, item }: IndexedPage): Choice[] => {
    const { href } = linkOf(link);
    return href ? [{ from: 'menu', id, label, description: groups, link, href, item }] : [];
  };
  const recentChoices = (one: Recent): Choice[] => {
    if (one.from === 'provider') return resultChoices(one).filter(({ href }) => href);
    const page = [...pages, ...pinned].find(({ id }) => id === one.id);
    return page ? pageChoices(page) : [];
  };

  const commandChoice = (
    { id, label, icon, run }: Omit<CommandEntry, 'keywords'>,
    from: 'command' | 'action',
  ) => ({ from, id, label, run, item: { id, label, icon } });

  const groups: ChoiceGroup[] = [
    { name: i18n._('search.recent'), choices: query ? [] : recent.flatMap(recentChoices) },
    {
      name: i18n._('pages.pinned'),
      choices: pinnedFound.flatMap(pageChoices),
    },
    {
      name: i18n._('search.pages'),
      choices: found.filter((page) => !isShownAsPinned(page)).flatMap(pageChoices),
    },
    {
      name: i18n._('search.commands'),
      choices: matching(ofHost, query).map((one) => commandChoice(one, 'command')),
    },
    {
      name: i18n._('search.actions'),
      choices: matching(actions, query).map((one) => commandChoice(one, 'action')),
    },
    // Below the shell's own actions and named: a framed page must not pass for the shell.
    {
      name: areaLabel,
      choices: matching(ofArea, query).map((one) => commandChoice(one, 'command')),
    },
    ...resultGroups(answer.results, i18n._('search.results')).map(({ name, results }) => ({
      name: labelOf(i18n, { label: name }),
      choices: results.flatMap(resultChoices),
    })),
  ];
  return { groups: groups.filter(({ choices }) => choices.length > 0), state: answer.state };
}

/** Returns the first commands or actions whose label or keywords contain the words of a query. */
function matching<Entry extends { label: string; keywords?: string }>(
  entries: readonly Entry[],
  query: string,
): Entry[] {
  const words = fold(query).split(/\s+/);
  const found = entries.filter(({ label, keywords = '' }) => {
    const text = fold(`${label} ${keywords}`);
    return words.every((word) => text.includes(word));
  });
  return found.slice(0, MAX_SHOWN);
}

/** Groups the results by their heading, in the order in which the headings first occur. */
function resultGroups(results: SearchResult[], fallback: string) {
  const byName = new Map<string, SearchResult[]>();
  for (const result of results) {
    const name = result.group ?? fallback;
    byName.set(name, [...(byName.get(name) ?? []), result]);
  }
  return [...byName].map(([name, list]) => ({ name, results: list }));
}

/** Returns the dashboard, the pages of the menu on all levels, and the profile page, each label of a page once. */
function usePages(): IndexedPage[] {
  const i18n = useTexts();
  const items = useItems();
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels depend on the texts
  return useMemo(() => {
    const label = (item: MenuItem) => labelOf(i18n, item);
    const pages = indexMenu(items, label);
    // An entry of the menu with another label does not replace one: staff know these pages by name.
    const missing = (item: MenuItem) =>
      indexMenu([item], label).filter((page) => !pages.some((one) => isSamePage(one, page)));
    const home = { id: '/', label: 'dashboard', link: '/', icon: 'house' };
    const profile = { id: '/profile', label: 'profile', link: '/profile', icon: 'circle-user' };
    return [...missing(home), ...pages, ...missing(profile)];
  }, [items, i18n.messages]);
}

const isSamePage = (one: IndexedPage, other: IndexedPage) =>
  one.link === other.link && one.label === other.label;

/** Returns the user's last choices, as stored when the palette opened. */
function useRecent(): Recent[] {
  const { prefix, user } = useSavedPagesKey();
  return useMemo(() => readRecent(prefix, user), [prefix, user]);
}
