import { useLayout } from '../../element/elementContext';

/** Where a group's panel opens: below its button, or beside it. */
export type Place = 'below' | 'beside';

export interface MenuForm {
  /** Where groups open in panels; a tree has none. */
  place?: Place;
  /** Labels of the top level are out of sight. */
  bare: boolean;
}

/** The form of the menu that the layout asks for. */
export function useMenuForm(): MenuForm {
  const narrow = useLayout((state) => state.narrow);
  const horizontal = useLayout(({ settings }) => settings.layout === 'horizontal');
  const bare = useLayout(({ condensed, settings }) => condensed || settings.sidebar === 'icon');
  const compact = useLayout(({ settings }) => settings.sidebar === 'compact');
  if (narrow) return { bare: false };
  if (horizontal) return { place: 'below', bare: false };
  return bare || compact ? { place: 'beside', bare } : { bare };
}
