import { useEffect, useState } from 'react';
import { useStores, useTexts } from '../../../element/elementContext';
import type { MenuListProps } from '../MenuList';
import type { MenuModel } from '../useMenu';
import { MAX_BAR_ENTRIES, type MenuMode } from '../useMenuMode';
import { CLOSED, pressed } from './openPath';

type Parts = typeof import('./FlyoutBehavior');

/** Id of the group of entries that do not fit into the bar. */
const MORE = '…';
const NO_IDS: ReadonlySet<string> = new Set();

/** State of a menu whose groups open in fly-outs; their behavior is loaded with the first such menu. */
export function useFlyouts({ items, trail }: MenuModel, { placement, iconsOnly }: MenuMode) {
  const i18n = useTexts();
  const stores = useStores();
  const [parts, setParts] = useState<Parts>();
  const [open, setOpen] = useState(CLOSED);
  const [shown, setShown] = useState(MAX_BAR_ENTRIES);
  const [lastPlacement, setLastPlacement] = useState(placement);
  if (lastPlacement !== placement) {
    // Reset during render, before the new mode is painted.
    setLastPlacement(placement);
    setOpen(CLOSED);
    setShown(MAX_BAR_ENTRIES);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press retries a failed load
  useEffect(() => {
    if (placement && !parts) void stores.loadChunk(import('./FlyoutBehavior')).then(setParts);
  }, [stores, placement, parts, open]);
  const list: Pick<MenuListProps, 'items' | 'trail' | 'open' | 'onToggle'> = {
    items,
    trail,
    open: NO_IDS,
    onToggle() {},
  };
  const rest = placement === 'below' ? items.slice(shown) : [];
  if (rest.length) {
    if (rest.some(({ id }) => id === trail[0])) list.trail = [MORE, ...trail];
    const more = { id: MORE, icon: 'ellipsis', label: i18n._('flyout.more'), subItems: rest };
    list.items = [...items.slice(0, shown), more];
  }
  const flyout: MenuListProps['flyout'] = placement && {
    placement,
    iconsOnly,
    open,
    above: [],
    trail: list.trail,
    press: (to, byKeyboard) => setOpen((now) => pressed(now, to, byKeyboard)),
    Panel: parts?.Flyout,
  };
  return {
    parts,
    /** Props of the list. */
    list: { ...list, flyout },
    open,
    change: setOpen,
    /** Number of entries of the bar shown before More. */
    shown,
    show: setShown,
  };
}
