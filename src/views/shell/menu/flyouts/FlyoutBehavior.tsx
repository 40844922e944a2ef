import { useEffect, useMemo, useRef } from 'react';
import type { MenuItem } from '../../../../store/menu/menuItems';
import { useElementContext } from '../../../element/elementContext';
import { useStyles } from '../../../element/useStyles';
import { useHiddenByMove } from '../../../kit/useLayer';
import type { FlyoutPlacement } from '../useMenuMode';
import { FlyoutTip } from './FlyoutTip';
import flyout from './flyout.css?inline';
import { CLOSED, type FlyoutControl, type OpenPath } from './openPath';
import { useFlyoutKeys } from './useFlyoutKeys';
import { useFlyoutLeave } from './useFlyoutLeave';
import { useFlyoutPointer } from './useFlyoutPointer';
import { useOverflow } from './useOverflow';

/** Loaded with this chunk. */
export { Flyout } from './Flyout';

interface Props {
  placement: FlyoutPlacement;
  iconsOnly: boolean;
  open: OpenPath;
  change: FlyoutControl['change'];
  items: MenuItem[];
  label(item: MenuItem): string;
  /** Number of entries of the top level shown before More. */
  shown: number;
  show(count: number): void;
}

/** Opens and closes fly-outs by pointer, touch and keyboard, and measures the bar. */
export function FlyoutBehavior({ placement, iconsOnly, open, change, ...bar }: Props) {
  const { host } = useElementContext();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const control = useMemo<FlyoutControl>(() => {
    const nav = host.shadowRoot?.querySelector('nav') as HTMLElement;
    return { nav, change, open: () => latest.current };
  }, [host, change]);
  useStyles(flyout);
  useFlyoutPointer(control);
  useFlyoutKeys(control, placement);
  useFlyoutLeave(control, open.path.length > 0);
  useHiddenByMove(
    () => control.nav.querySelector('.flyout'),
    () => change(() => CLOSED),
  );
  useOverflow({ ...bar, nav: control.nav, wanted: placement === 'below' });
  return iconsOnly ? <FlyoutTip nav={control.nav} open={open.path[0]} /> : null;
}
