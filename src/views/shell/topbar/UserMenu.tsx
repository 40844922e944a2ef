import { UserButton } from '../../frame/UserButton';
import { useTexts } from '../../kit/context';
import { useTakenOver } from '../../kit/useTakenOver';
import { useAvatar } from '../useAvatar';
import { usePopup } from './usePopup';

const load = () => import('./UserMenuPopup');

/** The user menu; its button is painted before React arrives. */
export function UserMenu() {
  const i18n = useTexts();
  const avatar = useAvatar();
  const takenOver = useTakenOver();
  const { open, button, popup } = usePopup(load);
  return (
    <div className="anchor">
      <UserButton
        i18n={i18n}
        picture={takenOver ? avatar.src : undefined}
        expanded={open}
        onBroken={avatar.onError}
        {...button}
      />
      {popup}
    </div>
  );
}
