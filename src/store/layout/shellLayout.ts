/** User actions on the layout of a shell, apart from layout.ts because sign-in elements do not need them. */
import { SETTINGS_KEY } from '../../constants';
import { shared } from '../browser/registry';
import { watchStorageKey } from '../browser/watchStorageKey';
import type { Layout } from './layout';
import { type Choices, readChoices, writeChoices } from './settings';

/** Layouts that have already reported a storage failure. */
const reported = new WeakSet<Layout>();

/** Returns the shells on this page that share the choices of a prefix. */
const onPage = (prefix: string) => shared(`layouts:${prefix}`, () => new Set<Layout>());

/** The choices of a prefix if they could not be stored: they apply as long as the page. */
const unstoredOf = (prefix: string) =>
  shared(`unstoredChoices:${prefix}`, () => ({ choices: undefined as Choices | undefined }));

/** Applies a choice of the user immediately and stores it. */
export function choose(layout: Layout, choice: Choices): void {
  storeChoices(layout, { ...layout.getState().choices, ...choice });
}

/**
 * Deletes every choice about the look, including the condensed menu, which restores the starting values. Keys are not
 * part of the look.
 */
export function resetChoices(layout: Layout): void {
  const { singleKeys } = layout.getState().choices;
  storeChoices(layout, singleKeys === undefined ? {} : { singleKeys });
}

/** Toggles the menu: condenses it in a wide shell, opens the overlay in a narrow shell. */
export function toggleMenu(layout: Layout): void {
  const { narrow, menuOpen, condensed } = layout.getState();
  // In a narrow shell the toggle also ends the condensed state.
  if (condensed || !narrow) choose(layout, { condensed: !condensed });
  if (narrow) layout.setState({ menuOpen: !menuOpen });
}

/** Closes the overlay of a narrow shell. */
export function closeMenu(layout: Layout): void {
  layout.setState({ menuOpen: false });
}

/** Sets whether the shell is narrow, which closes the overlay. */
export function setNarrow(layout: Layout, narrow: boolean): void {
  if (narrow !== layout.getState().narrow) layout.setState({ narrow, menuOpen: false });
}

/** Opens or closes the settings panel. */
export function showSettings(layout: Layout, settingsOpen: boolean): void {
  layout.setState({ settingsOpen });
}

/** Opens or closes the list of keyboard shortcuts. */
export function showShortcuts(layout: Layout, shortcutsOpen: boolean): void {
  layout.setState({ shortcutsOpen });
}

/**
 * Follows choices made in other shells on the page and in other tabs, also those made before the call. Returns an
 * unsubscribe function.
 */
export function followOtherShells(layout: Layout): () => void {
  const { prefix } = layout;
  const shells = onPage(prefix).add(layout);
  const unstored = unstoredOf(prefix);
  const current = unstored.choices ?? readChoices(prefix);
  if (JSON.stringify(current) !== JSON.stringify(layout.getState().choices)) layout.apply(current);
  const stop = watchStorageKey(prefix + SETTINGS_KEY, () => {
    unstored.choices = undefined;
    layout.apply(readChoices(prefix));
  });
  return () => {
    shells.delete(layout);
    stop();
  };
}

function storeChoices(layout: Layout, choices: Choices) {
  for (const shell of new Set([layout, ...onPage(layout.prefix)])) shell.apply(choices);
  const isStored = writeChoices(layout.prefix, choices);
  unstoredOf(layout.prefix).choices = isStored ? undefined : choices;
  if (isStored || reported.has(layout)) return;
  reported.add(layout);
  layout.onStorageFailed();
}
