import Settings2 from 'virtual:icon/settings-2';
import { useEffect, useRef } from 'react';
import { areAllLocked } from '../../../store/layout/settings';
import { showSettings } from '../../../store/layout/shellLayout';
import { useElementContext, useLayout, useTexts } from '../../element/elementContext';
import { focusContent, focusedIn, isFocusLost } from '../../element/focus';
import { Icon } from '../../firstPaint/icons/Icon';
import { prefetchChunk } from '../../lazy/useLazyComponent';
import { loadSettings } from '../SettingsLayer';

/**
 * The button of the settings panel; focused again when it closes. Not rendered if all settings are locked: the content
 * then receives the focus.
 */
export function SettingsButton() {
  const i18n = useTexts();
  const { host, stores } = useElementContext();
  const { layout } = stores;
  const open = useLayout((state) => state.settingsOpen);
  const allLocked = useLayout((state) => areAllLocked(state.locked));
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    // A button in the closed panel, which is inert, may keep the focus until the browser draws.
    if (!closed || !(isFocusLost() || focusedIn(host)?.closest('[inert]'))) return;
    if (button.current) button.current.focus();
    else focusContent(host);
  }, [host, open]);
  if (allLocked) return null;
  const prefetch = () => prefetchChunk(loadSettings);
  return (
    <button
      ref={button}
      type="button"
      className="tool"
      aria-label={i18n._('shell.settings')}
      aria-expanded={open}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => showSettings(layout, !open)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) showSettings(layout, false);
      }}
    >
      <Icon path={Settings2} />
    </button>
  );
}
