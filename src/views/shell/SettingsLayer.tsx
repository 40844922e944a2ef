import { type ComponentType, useEffect, useState } from 'react';
import { SETTING_NAMES } from '../../store/settings';
import { showSettings } from '../../store/shellLayout';
import { useLayout, useStores, useTexts } from '../kit/context';
import type { SettingsPanelProps } from './settings/SettingsPanel';

/** Loads the settings panel. */
export const loadSettings = () => import('./settings/SettingsPanel');

/** The place of the settings panel, which is loaded when it is first wanted. */
export function SettingsLayer() {
  const i18n = useTexts();
  const { layout, announce } = useStores();
  const { settingsOpen: open, locked } = useLayout((state) => state);
  const allLocked = locked.length === SETTING_NAMES.length;
  const [Panel, setPanel] = useState<ComponentType<SettingsPanelProps>>();

  useEffect(() => {
    if (!open) return;
    if (allLocked) showSettings(layout, false);
    loadSettings().then(
      (module) => setPanel(() => module.default),
      (error) => {
        showSettings(layout, false);
        announce('backoffice-error', { source: 'assets', message: String(error) });
      },
    );
  }, [open, allLocked, layout, announce]);
  useEffect(() => () => showSettings(layout, false), [layout]);

  return Panel ? <Panel open={open} title={i18n._('shell.settings')} /> : null;
}
