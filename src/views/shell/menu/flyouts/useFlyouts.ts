import { useEffect, useState } from 'react';
import { useStores, useTexts } from '../../../element/elementContext';
import type { MenuListProps } from '../MenuList';
import { CLOSED, pressed } from '../openPath';
import type { MenuModel } from '../useMenu';
import type { MenuForm } from '../useMenuForm';

type Parts = typeof import('./parts');

/** Id of the group of what a bar has no room for. */
const MORE = '…';
/** No bar holds more than this. */
const MOST = 60;
const NONE: ReadonlySet<string> = new Set();

/** The menu with groups that open in panels; how they open and close is loaded with the first such menu. */
export function useFlyouts({ items, trail }: MenuModel, { place, bare }: MenuForm) {
  const i18n = useTexts();
  const stores = useStores();
  const [parts, setParts] = useState<Parts>();
  const [open, setOpen] = useState(CLOSED);
  const [shown, setShown] = useState(MOST);
  const [form, setForm] = useState(place);
  if (form !== place) {
    // Another form begins anew, before it is drawn.
    setForm(place);
    setOpen(CLOSED);
    setShown(MOST);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press asks again for what did not arrive
  useEffect(() => {
    if (place && !parts) void stores.part(import('./parts')).then(setParts);
  }, [stores, place, parts, open]);
  const list = { items, trail, open: NONE, onToggle() {} };
  const rest = place === 'below' ? items.slice(shown) : [];
  if (rest.length) {
    if (rest.some(({ id }) => id === trail[0])) list.trail = [MORE, ...trail];
    const more = { id: MORE, label: i18n._('flyout.more'), subItems: rest };
    list.items = [...items.slice(0, shown), more];
  }
  const flyout: MenuListProps['flyout'] = place && {
    place,
    bare,
    open,
    above: [],
    trail: list.trail,
    press: (to, byKeyboard) => setOpen((now) => pressed(now, to, byKeyboard)),
    Panel: parts?.Flyout,
  };
  return {
    parts,
    /** How the list shows it. */
    list: { ...list, flyout },
    open,
    change: setOpen,
    /** So many entries of a bar are shown before More. */
    shown,
    show: setShown,
  };
}
