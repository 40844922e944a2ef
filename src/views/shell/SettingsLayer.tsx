import { useCallback, useEffect } from 'react';
import { areAllLocked } from '../../store/layout/settings';
import { showSettings } from '../../store/layout/shellLayout';
import { useLayout, useStores } from '../element/elementContext';
import { useLazyComponent } from '../lazy/useLazyComponent';
import { useLoadToOpen } from '../lazy/useLoadToOpen';

/** Loads the settings panel. */
export const loadSettings = () => import('./settings/SettingsPanel');

/** Renders the settings panel, loaded when it is first opened. */
export function SettingsLayer() {
  const { layout } = useStores();
  const open = useLayout((state) => state.settingsOpen);
  const allLocked = useLayout((state) => areAllLocked(state.locked));
  const { Component: Panel, loadNow } = useLazyComponent(loadSettings);
  const close = useCallback(() => showSettings(layout, false), [layout]);
  const loadToOpen = useLoadToOpen(loadNow, close);

  useEffect(() => {
    if (!open) return;
    if (allLocked) close();
    void loadToOpen();
  }, [open, allLocked, close, loadToOpen]);
  useEffect(() => close, [close]);

  return Panel ? <Panel open={open} /> : null;
}
