import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { type LoadPart, near, usePart } from '../../lazy/useLazyComponent';

/** What a popup of the top bar is given. */
export interface PopupProps {
  open: boolean;
  button: RefObject<HTMLButtonElement | null>;
  /** True where a key opened it. */
  byKeyboard: RefObject<boolean>;
  onOpenChange(open: boolean): void;
}

/** A button's popup: the button is there at once, the popup is loaded when a pointer or focus comes near. */
export function usePopup(load: LoadPart<PopupProps>) {
  const button = useRef<HTMLButtonElement>(null);
  const byKeyboard = useRef(false);
  const { Part: Popup, ask } = usePart(load);
  const [open, setOpen] = useState(false);
  const show = async () => {
    setOpen(true);
    if (!(await ask())) setOpen(false);
  };
  const prepare = () => near(load);
  return {
    open,
    /** Properties of the button. */
    button: {
      ref: button,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick(event: MouseEvent) {
        // A click that a key made counts no presses of a pointer.
        byKeyboard.current = event.detail === 0;
        if (open) setOpen(false);
        else void show();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && open && !Popup) {
          // Cancels a popup that is still loading; a loaded one closes itself.
          event.stopPropagation();
          setOpen(false);
        }
        if (event.key !== 'ArrowDown' || open) return;
        event.preventDefault();
        byKeyboard.current = true;
        void show();
      },
    },
    popup: Popup ? (
      <Popup open={open} button={button} byKeyboard={byKeyboard} onOpenChange={setOpen} />
    ) : null,
  };
}
