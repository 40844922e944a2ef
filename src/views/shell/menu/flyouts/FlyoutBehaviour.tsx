import { useEffect, useMemo, useRef } from 'react';
import type { MenuItem } from '../../../../store/menu/menuItems';
import { useSurroundings } from '../../../element/elementContext';
import { useStyles } from '../../../element/useStyles';
import type { OpenPath } from '../openPath';
import type { Place } from '../useMenuForm';
import { FlyoutTip } from './FlyoutTip';
import flyout from './flyout.css?inline';
import type { FlyoutControl } from './flyoutControl';
import { useFlyoutKeys } from './useFlyoutKeys';
import { useFlyoutLeave } from './useFlyoutLeave';
import { useFlyoutPointer } from './useFlyoutPointer';
import { useOverflow } from './useOverflow';

interface Props {
  place: Place;
  bare: boolean;
  open: OpenPath;
  change: FlyoutControl['change'];
  items: MenuItem[];
  label(item: MenuItem): string;
  /** So many entries of the top level are shown before More. */
  shown: number;
  show(count: number): void;
}

/** How the groups of a menu open and close by pointer, touch and keyboard; what a bar has room for. */
export function FlyoutBehaviour({ place, bare, open, change, ...bar }: Props) {
  const { host } = useSurroundings();
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
  useFlyoutKeys(control, place);
  useFlyoutLeave(control, open.path.length > 0);
  useOverflow({ ...bar, nav: control.nav, wanted: place === 'below' });
  return bare ? <FlyoutTip nav={control.nav} open={open.path[0]} /> : null;
}
