import { type ComponentType, useRef, useState } from 'react';
import { UserButton } from '../../frame/UserButton';
import { useTexts } from '../../kit/context';
import { useTakenOver } from '../../kit/useTakenOver';
import { useAvatar } from '../useAvatar';
import type { UserMenuPopupProps } from './UserMenuPopup';

const load = () => import('./UserMenuPopup');

/** The user menu: the button is there at once, the menu is loaded when a pointer or focus comes near. */
export function UserMenu() {
  const i18n = useTexts();
  const avatar = useAvatar();
  const takenOver = useTakenOver();
  const button = useRef<HTMLButtonElement>(null);
  const byKeyboard = useRef(false);
  const [Popup, setPopup] = useState<ComponentType<UserMenuPopupProps>>();
  const [open, setOpen] = useState(false);
  const prepare = () => void load().then((module) => setPopup(() => module.default));
  return (
    <div className="anchor">
      <UserButton
        ref={button}
        i18n={i18n}
        picture={takenOver ? avatar.src : undefined}
        expanded={open}
        onBroken={avatar.onError}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          prepare();
          // A click that a key made counts no presses of a pointer.
          byKeyboard.current = event.detail === 0;
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          byKeyboard.current = true;
          setOpen(true);
        }}
      />
      {Popup ? (
        <Popup open={open} button={button} byKeyboard={byKeyboard} onOpenChange={setOpen} />
      ) : null}
    </div>
  );
}
