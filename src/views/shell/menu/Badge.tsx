import type { MenuItem } from '../../../store/menuItems';

/** The badge after an entry's label, part of its name; an unknown variant looks neutral. */
export function Badge({ item: { badge } }: { item: MenuItem }) {
  return badge ? (
    <span className="badge" data-variant={badge.variant}>
      {badge.text}
    </span>
  ) : null;
}
