/** What a person does with the shell's layout. The sign-in elements need none of it, nor its bytes. */
import { SETTINGS_KEY } from '../../constants';
import { watchStored } from '../browser/watchStored';
import { shared } from '../element/registry';
import type { Layout } from './layout';
import { type Choices, readChoices, writeChoices } from './settings';

/** Layouts whose page has heard already that nothing is stored. */
const told = new WeakSet<Layout>();

/** The shells of this page that keep their choices under a prefix. */
const onPage = (prefix: string) => shared(`layouts:${prefix}`, () => new Set<Layout>());

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

/** Follows what other shells on the page and other tabs choose. Returns what ends it. */
export function followOtherShells(layout: Layout): () => void {
  const { prefix } = layout;
  const shells = onPage(prefix).add(layout);
  const stop = watchStored(prefix + SETTINGS_KEY, () => layout.apply(readChoices(prefix)));
  return () => {
    shells.delete(layout);
    stop();
  };
}

function keep(layout: Layout, choices: Choices) {
  for (const one of new Set([layout, ...onPage(layout.prefix)])) one.apply(choices);
  if (writeChoices(layout.prefix, choices) || told.has(layout)) return;
  told.add(layout);
  layout.storageFailed();
}
