import { type RefObject, useEffect, useRef, useState } from 'react';
import { closeMenu } from '../../store/layout/shellLayout';
import { useElementContext, useLayout } from '../element/elementContext';
import type { PhoneMenu } from './menu/phoneMenu';

const load = () => import('./menu/phoneMenu');

/** Runs the menu of a phone (`openPhoneMenu`), whose behavior is loaded in a narrow shell. */
export function usePhoneMenu(pane: RefObject<HTMLElement | null>, location: string): void {
  const { host, stores } = useElementContext();
  const { layout } = stores;
  const open = useLayout((state) => state.menuOpen);
  const narrow = useLayout((state) => state.narrow);
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>();
  const menu = useRef<PhoneMenu>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening retries a failed load
  useEffect(() => {
    if (narrow && !part) void stores.loadChunk(load()).then(setPart);
  }, [stores, narrow, part, open]);

  useEffect(() => {
    const frame = pane.current?.closest<HTMLElement>('.frame');
    if (!open || !frame) return;
    menu.current = part?.openPhoneMenu({ host, frame, onClose: () => closeMenu(layout) });
    return () => {
      menu.current?.dispose();
      menu.current = undefined;
    };
  }, [host, layout, open, pane, part]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each change of the location
  useEffect(() => menu.current?.onRoute(), [location]);
  useEffect(() => () => closeMenu(layout), [layout]);
}
