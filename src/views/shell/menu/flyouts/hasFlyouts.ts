import type { LayoutState } from '../../../../store/layout/layout';

/**
 * Returns whether the groups of the menu open in fly-outs, not in place, if the shell is not narrow. The first paint
 * leaves such menus to React.
 */
export function hasFlyouts({ settings, condensed }: Pick<LayoutState, 'settings' | 'condensed'>) {
  const { layout, sidebar } = settings;
  return layout !== 'vertical' || condensed || sidebar === 'icon' || sidebar === 'compact';
}
