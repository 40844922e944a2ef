import { useLayoutEffect, useMemo, useRef } from 'react';
import { useElementContext } from '../../../element/elementContext';
import type { FlyoutProps } from './FlyoutGroup';
import { FlyoutList } from './FlyoutList';
import { entriesOf } from './menuDom';
import { columnsFitting, panelEntries, splitIntoColumns } from './panelContent';
import { useFlyoutPosition } from './useFlyoutPosition';

/** Renders the panel of an open group, in the top layer beside or below its button. */
export function Flyout({ id, item, ...menu }: FlyoutProps) {
  const { host } = useElementContext();
  const { open, placement, above, iconsOnly } = menu.flyout;
  const panel = useRef<HTMLDivElement>(null);
  const items = useMemo(() => panelEntries(item), [item]);
  const { columns, unfolded } = splitIntoColumns(
    item.subItems ?? [],
    columnsFitting(host.clientWidth, placement),
  );
  useFlyoutPosition(panel, placement);

  const wantsFocus = open.focus && open.path.at(-1) === item.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key may ask for the focus again
  useLayoutEffect(() => {
    if (wantsFocus && panel.current) entriesOf(panel.current)[0]?.focus({ preventScroll: true });
  }, [wantsFocus, open]);

  const label = menu.actions.label(item);
  const inner = {
    ...menu.flyout,
    placement: 'beside',
    iconsOnly: false,
    above: [...above, item.id],
  } as const;
  return (
    <div ref={panel} id={id} className="flyout" popover="manual">
      {iconsOnly ? (
        <div className="flyout-title" aria-hidden="true">
          {label}
        </div>
      ) : null}
      <FlyoutList
        {...menu}
        items={items}
        name={label}
        columns={columns}
        unfolded={unfolded}
        flyout={inner}
      />
    </div>
  );
}
