import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { type LoadComponent, prefetchChunk, useLazyComponent } from '../../lazy/useLazyComponent';

/** Properties of a popup of the top bar. */
export interface PopupProps {
  open: boolean;
  button: RefObject<HTMLButtonElement | null>;
  /** True if a key opened it. */
  byKeyboard: RefObject<boolean>;
  onOpenChange(open: boolean): void;
}

/** Opens a popup from a button. The popup is prefetched when pointer or focus reach the button. */
export function usePopup(load: LoadComponent<PopupProps>) {
  const button = useRef<HTMLButtonElement>(null);
  const byKeyboard = useRef(false);
  const { Component: Popup, loadNow } = useLazyComponent(load);
  const [open, setOpen] = useState(false);
  const show = async () => {
    setOpen(true);
    if (!(await loadNow())) setOpen(false);
  };
  const prefetch = () => prefetchChunk(load);
  return {
    open,
    /** Properties of the button. */
    button: {
      ref: button,
      onPointerEnter: prefetch,
      onFocus: prefetch,
      onClick(event: MouseEvent) {
        // A click made by a key has a click count of 0.
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
