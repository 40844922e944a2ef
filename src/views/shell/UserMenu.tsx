import { type ComponentType, useRef, useState } from 'react';
import { UserButton } from '../frame/UserButton';
import { useSession, useTexts } from '../kit/context';
import type { UserMenuPopupProps } from './UserMenuPopup';

const load = () => import('./UserMenuPopup');

/** The user menu: the button is there at once, the menu is loaded when a pointer or focus comes near. */
export function UserMenu() {
  const i18n = useTexts();
  const user = useSession((state) => state.user) ?? {};
  const button = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<ComponentType<UserMenuPopupProps>>();
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState<unknown>();
  const prepare = () => void load().then((module) => setPopup(() => module.default));
  return (
    <div className="anchor">
      <UserButton
        ref={button}
        i18n={i18n}
        user={user}
        expanded={open}
        broken={broken === (user.Avatar ?? '')}
        onBroken={() => setBroken(user.Avatar)}
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
