import Settings2 from 'virtual:icon/settings-2';
import { useEffect, useRef } from 'react';
import { SETTING_NAMES } from '../../../store/layout/settings';
import { showSettings } from '../../../store/layout/shellLayout';
import { useLayout, useStores, useTexts } from '../../element/elementContext';
import { Icon } from '../../firstPaint/icons/Icon';
import { prefetchChunk } from '../../lazy/useLazyComponent';
import { loadSettings } from '../SettingsLayer';

/** The button of the settings panel; focused again when it closes. Not rendered if all settings are locked. */
export function SettingsButton() {
  const i18n = useTexts();
  const { layout } = useStores();
  const open = useLayout((state) => state.settingsOpen);
  const allLocked = useLayout((state) => state.locked.length === SETTING_NAMES.length);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (allLocked) return null;
  const prepare = () => prefetchChunk(loadSettings);
  return (
    <button
      ref={button}
      type="button"
      className="tool"
      aria-label={i18n._('shell.settings')}
      aria-expanded={open}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => showSettings(layout, !open)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) showSettings(layout, false);
      }}
    >
      <Icon path={Settings2} />
    </button>
  );
}
