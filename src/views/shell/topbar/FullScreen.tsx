import Maximize from 'virtual:icon/maximize';
import { useTexts } from '../../element/elementContext';
import { Icon } from '../../firstPaint/Icon';
import { useFullScreen } from './useFullScreen';

/** Lets the whole shell fill the screen; Escape leaves, as everywhere. */
export function FullScreen() {
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
