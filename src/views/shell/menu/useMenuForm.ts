import { useLayout } from '../../element/elementContext';

/** Maximum number of entries in a bar; the rest go into More. */
export const MAX_BAR_ENTRIES = 60;

/** Where the panel of a group opens, relative to its button. */
export type FlyoutPlacement = 'below' | 'beside';

/** Form of the menu: a tree, a bar or a column with fly-outs. */
export interface MenuForm {
  /** Undefined for a tree, whose groups open in place. */
  placement?: FlyoutPlacement;
  /** The top level shows icons without labels. */
  bare: boolean;
}

/** Returns the form of the menu for the current layout. */
export function useMenuForm(): MenuForm {
  const narrow = useLayout((state) => state.narrow);
  const horizontal = useLayout(({ settings }) => settings.layout === 'horizontal');
  const bare = useLayout(({ condensed, settings }) => condensed || settings.sidebar === 'icon');
  const compact = useLayout(({ settings }) => settings.sidebar === 'compact');
  if (narrow) return { bare: false };
  if (horizontal) return { placement: 'below', bare: false };
  return bare || compact ? { placement: 'beside', bare } : { bare };
}
