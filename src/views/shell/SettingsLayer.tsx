import { useEffect } from 'react';
import { areAllLocked } from '../../store/layout/settings';
import { showSettings } from '../../store/layout/shellLayout';
import { useLayout, useStores } from '../element/elementContext';
import { useLazyComponent } from '../lazy/useLazyComponent';

/** Loads the settings panel. */
export const loadSettings = () => import('./settings/SettingsPanel');

/** Renders the settings panel, loaded when it is first opened. */
export function SettingsLayer() {
  const { layout } = useStores();
  const open = useLayout((state) => state.settingsOpen);
  const allLocked = useLayout((state) => areAllLocked(state.locked));
  const { Component: Panel, loadNow } = useLazyComponent(loadSettings);

  useEffect(() => {
    if (!open) return;
    if (allLocked) showSettings(layout, false);
    void loadNow().then((loaded) => loaded || showSettings(layout, false));
  }, [open, allLocked, layout, loadNow]);
  useEffect(() => () => showSettings(layout, false), [layout]);

  return Panel ? <Panel open={open} /> : null;
}
