/** What a person does with the shell's layout. The sign-in elements need none of it, nor its bytes. */
import { SETTINGS_KEY } from '../constants';
import type { Layout } from './layout';
import { type Choices, readChoices, writeChoices } from './settings';

/** Layouts whose page has heard already that nothing is stored. */
const told = new WeakSet<Layout>();

/** A person's choice: applies at once and is kept. */
export function choose(layout: Layout, choice: Choices): void {
  keep(layout, { ...layout.getState().choices, ...choice });
}

/** Forgets every choice, the condensed menu too: back to the integrator's values. */
export function resetChoices(layout: Layout): void {
  keep(layout, {});
}

/** The menu button: condenses a wide shell, opens the overlay of a narrow one. */
export function toggleMenu(layout: Layout): void {
  const { narrow, menuOpen, condensed } = layout.getState();
  // §4: the mobile toggle drops the collapsed state.
  if (condensed || !narrow) choose(layout, { condensed: !condensed });
  if (narrow) layout.setState({ menuOpen: !menuOpen });
}

/** Closes the overlay of a narrow shell. */
export function closeMenu(layout: Layout): void {
  layout.setState({ menuOpen: false });
}

/** Whether the shell is a phone; the overlay is no part of a wide one. */
export function setNarrow(layout: Layout, narrow: boolean): void {
  if (narrow !== layout.getState().narrow) layout.setState({ narrow, menuOpen: false });
}

/** Opens or closes the settings panel. */
export function showSettings(layout: Layout, settingsOpen: boolean): void {
  layout.setState({ settingsOpen });
}

/** Follows what other tabs choose. Returns what ends it. */
export function followOtherTabs(layout: Layout): () => void {
  const follow = ({ key }: StorageEvent) => {
    // `clear()` tells it with a null key.
    if (key === null || key === layout.prefix + SETTINGS_KEY) {
      layout.apply(readChoices(layout.prefix));
    }
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

function keep(layout: Layout, choices: Choices) {
  layout.apply(choices);
  if (writeChoices(layout.prefix, choices) || told.has(layout)) return;
  told.add(layout);
  layout.storageFailed();
}
