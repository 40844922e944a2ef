import { useLayout } from '../../element/elementContext';
import { hasFlyouts } from './flyouts/hasFlyouts';

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
  const placement = useLayout((state) => {
    if (state.narrow || !hasFlyouts(state)) return undefined;
    return state.settings.layout === 'horizontal' ? 'below' : 'beside';
  });
  const hasIconColumn = useLayout(
    ({ condensed, settings }) => condensed || settings.sidebar === 'icon',
  );
  return { placement, iconsOnly: placement === 'beside' && hasIconColumn };
}
