import { useTexts } from '../../element/elementContext';
import { UserButton } from '../../firstPaint/UserButton';
import { useHydrated } from '../../hydration/useHydrated';
import { useAvatar } from '../useAvatar';
import { usePopup } from './usePopup';

const load = () => import('./UserMenuPopup');

/** The user menu; its button is painted before React. */
export function UserMenu() {
  const i18n = useTexts();
  const avatar = useAvatar();
  const hydrated = useHydrated();
  const { open, button, popup } = usePopup(load);
  return (
    <div className="anchor">
      <UserButton
        i18n={i18n}
        picture={hydrated ? avatar.src : undefined}
        expanded={open}
        onBroken={avatar.onError}
        {...button}
      />
      {popup}
    </div>
  );
}
