import { useLayout } from '../../element/elementContext';

/** Maximum number of entries in a bar; the rest go into More. */
export const MAX_BAR_ENTRIES = 60;

/** Where the panel of a group opens, relative to its button. */
export type FlyoutPlacement = 'below' | 'beside';

/** How the menu shows its groups: as a tree, a bar or a column with fly-outs. */
export interface MenuMode {
  /** Undefined for a tree, whose groups open in place. */
  placement?: FlyoutPlacement;
  /** The top level shows icons without labels. */
  iconsOnly: boolean;
}

/** Returns the mode of the menu in the current layout. */
export function useMenuMode(): MenuMode {
  const narrow = useLayout((state) => state.narrow);
  const horizontal = useLayout(({ settings }) => settings.layout === 'horizontal');
  const iconsOnly = useLayout(
    ({ condensed, settings }) => condensed || settings.sidebar === 'icon',
  );
  const compact = useLayout(({ settings }) => settings.sidebar === 'compact');
  if (narrow) return { iconsOnly: false };
  if (horizontal) return { placement: 'below', iconsOnly: false };
  return iconsOnly || compact ? { placement: 'beside', iconsOnly } : { iconsOnly: false };
}
