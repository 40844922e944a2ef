import { useCallback, useEffect } from 'react';
import { showShortcuts } from '../../../store/layout/shellLayout';
import { useElementContext, useLayout } from '../../element/elementContext';
import { useLazyComponent } from '../../lazy/useLazyComponent';
import { useLoadToOpen } from '../../lazy/useLoadToOpen';
import { opensShortcuts } from './shortcut';

const load = () => import('./Shortcuts');

/** Opens the list of keyboard shortcuts on `?`, loaded when it is first opened. */
export function ShortcutsLayer() {
  const { host, stores } = useElementContext();
  const { layout } = stores;
  const open = useLayout((state) => state.shortcutsOpen);
  const { Component: Dialog, loadNow } = useLazyComponent(load);
  const close = useCallback(() => showShortcuts(layout, false), [layout]);
  const loadToOpen = useLoadToOpen(loadNow, close);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensShortcuts(event, host, layout)) return;
      // Marks the key as handled for other shells on the page.
      event.preventDefault();
      showShortcuts(layout, true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [host, layout]);

  useEffect(() => {
    if (open) void loadToOpen();
  }, [open, loadToOpen]);
  useEffect(() => close, [close]);

  return open && Dialog ? <Dialog onClose={close} /> : null;
}
