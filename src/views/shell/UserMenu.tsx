import { type ComponentType, useRef, useState } from 'react';
import { safeImage } from '../../store/browser/page';
import { UserButton } from '../frame/UserButton';
import { useSession, useTexts } from '../kit/context';
import { useTakenOver } from '../kit/useTakenOver';
import type { UserMenuPopupProps } from './UserMenuPopup';

const load = () => import('./UserMenuPopup');

/** The user menu: the button is there at once, the menu is loaded when a pointer or focus comes near. */
export function UserMenu() {
  const i18n = useTexts();
  const avatar = safeImage(useSession((state) => state.user?.Avatar));
  const takenOver = useTakenOver();
  const button = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<ComponentType<UserMenuPopupProps>>();
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState<string>();
  const prepare = () => void load().then((module) => setPopup(() => module.default));
  return (
    <div className="anchor">
      <UserButton
        ref={button}
        i18n={i18n}
        picture={takenOver && avatar !== broken ? avatar : undefined}
        expanded={open}
        onBroken={() => setBroken(avatar)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare();
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {Popup ? <Popup open={open} button={button} onOpenChange={setOpen} /> : null}
    </div>
  );
}
