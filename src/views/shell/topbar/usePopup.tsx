import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { type LoadComponent, prefetchChunk, useLazyComponent } from '../../lazy/useLazyComponent';
import { useLoadToOpen } from '../../lazy/useLoadToOpen';

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
  const close = useCallback(() => setOpen(false), []);
  const loadToOpen = useLoadToOpen(loadNow, close);
  const show = () => {
    setOpen(true);
    void loadToOpen();
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
        if (open) close();
        else show();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && open && !Popup) {
          // Cancels a popup that is still loading; a loaded one closes itself.
          event.stopPropagation();
          close();
        }
        if (event.key !== 'ArrowDown' || open) return;
        event.preventDefault();
        byKeyboard.current = true;
        show();
      },
    },
    popup: Popup ? (
      <Popup open={open} button={button} byKeyboard={byKeyboard} onOpenChange={setOpen} />
    ) : null,
  };
}
