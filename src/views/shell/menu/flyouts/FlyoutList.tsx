import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { renderEntry } from '../ItemEntry';
import { FlyoutGroup, type FlyoutGroupProps } from './FlyoutGroup';
import { panelEntries } from './panelContent';

interface Props extends Omit<FlyoutGroupProps, 'item'> {
  name: string;
  columns: number;
  /** Renders groups as headings with their entries below. */
  unfolded: boolean;
}

/** Entries rendered at a time. */
const BATCH = 120;

/** Renders the entries of a panel: links, groups that open beside it, or headings with entries. */
export function FlyoutList({ name, columns, unfolded, items, ...menu }: Props) {
  const end = useRef<HTMLLIElement>(null);
  const [shown, setShown] = useState(BATCH);
  const long = items.length > BATCH;

  // A long list grows as its end comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new end is observed
  useEffect(() => {
    const { current } = end;
    if (!current) return;
    const root = current.closest('.flyout');
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((now) => now + BATCH),
      { root, rootMargin: '600px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [shown, items]);

  return (
    <ul
      className="flyout-list"
      aria-label={name}
      data-long={long || undefined}
      data-columns={columns > 1 || undefined}
      style={{ '--columns': columns } as CSSProperties}
    >
      {items.slice(0, shown).map((item) => (
        <li key={item.id}>
          <Entry {...menu} items={items} item={item} unfolded={unfolded} />
        </li>
      ))}
      {shown < items.length ? <li ref={end} aria-hidden="true" className="flyout-end" /> : null}
    </ul>
  );
}

function Entry({ item, unfolded, ...menu }: FlyoutGroupProps & { unfolded: boolean }) {
  if (!item.subItems?.length) return renderEntry({ ...menu, item, level: 1 });
  if (unfolded) return <Section {...menu} item={item} />;
  return <FlyoutGroup {...menu} item={item} />;
}

/** Renders a group of a mega menu: a heading with its entries below. */
function Section({ item, ...menu }: FlyoutGroupProps) {
  const label = menu.actions.label(item);
  return (
    <>
      <div className="flyout-heading" aria-hidden="true">
        {label}
      </div>
      <ul aria-label={label}>
        {panelEntries(item).map((one) => (
          <li key={one.id}>{renderEntry({ ...menu, item: one, level: 1 })}</li>
        ))}
      </ul>
    </>
  );
}
