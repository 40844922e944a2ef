import Maximize from 'virtual:icon/maximize';
import { useTexts } from '../../element/elementContext';
import { Icon } from '../../firstPaint/icons/Icon';
import { useFullScreen } from './useFullScreen';

/** Toggles full screen for the shell; Escape leaves it. */
export function FullScreenButton() {
  const i18n = useTexts();
  const { active, possible, toggle } = useFullScreen();
  return possible ? (
    <button
      type="button"
      className="tool"
      aria-label={i18n._('fullScreen')}
      aria-pressed={active}
      onClick={toggle}
    >
      <Icon path={Maximize} />
    </button>
  ) : null;
}
