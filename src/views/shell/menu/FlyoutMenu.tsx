import { useEffect, useState } from 'react';
import { useTexts } from '../../kit/context';
import type { Place } from './FlyoutGroup';
import { MenuList } from './MenuList';
import { CLOSED, pressed } from './openPath';
import { useMenu } from './useMenu';

type Parts = typeof import('./flyouts/parts');

interface Props {
  path: string;
  place: Place;
  bare: boolean;
}

/** Id of the group of what a bar has no room for. */
const MORE = '…';
const NONE: ReadonlySet<string> = new Set();

/** The menu with groups that open in panels; how they open and close is loaded after the first screen. */
export function FlyoutMenu({ path, place, bare }: Props) {
  const i18n = useTexts();
  const menu = useMenu(path);
  const [parts, setParts] = useState<Parts>();
  const [open, setOpen] = useState(CLOSED);
  // No bar holds more than this.
  const [shown, setShown] = useState(place === 'below' ? 60 : Number.POSITIVE_INFINITY);
  useEffect(() => void import('./flyouts/parts').then(setParts), []);

  let { items, trail } = menu;
  const rest = items.slice(shown);
  if (rest.length) {
    if (rest.some(({ id }) => id === trail[0])) trail = [MORE, ...trail];
    items = [...items.slice(0, shown), { id: MORE, label: i18n._('flyout.more'), subItems: rest }];
  }
  return (
    <>
      <MenuList
        {...menu}
        items={items}
        active={trail.at(-1)}
        open={NONE}
        onToggle={() => {}}
        onNavigate={(event, item) => {
          menu.onNavigate(event, item);
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setOpen(CLOSED);
        }}
        flyout={{
          place,
          bare,
          open,
          above: [],
          trail,
          press: (to, byKeyboard) => setOpen((now) => pressed(now, to, byKeyboard)),
          Panel: parts?.Flyout,
        }}
      />
      {parts ? (
        <parts.FlyoutBehaviour
          place={place}
          bare={bare}
          open={open}
          change={setOpen}
          items={menu.items}
          label={menu.label}
          shown={shown}
          show={setShown}
        />
      ) : null}
    </>
  );
}
