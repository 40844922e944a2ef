import { type PointerEvent, type SyntheticEvent, useRef } from 'react';

/**
 * Returns the listeners of a modal `<dialog>` that call back for a click on its backdrop. The press must
 * start and end there: a text selection that is released outside the dialog is not such a click.
 */
export function useBackdropClick(onBackdropClick: () => void) {
  const pressed = useRef(false);
  const released = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      pressed.current = isBackdrop(event);
    },
    onPointerUp(event: PointerEvent) {
      released.current = isBackdrop(event);
    },
    onClick(event: SyntheticEvent) {
      if (isBackdrop(event) && pressed.current && released.current) onBackdropClick();
    },
  };
}

/** The target of an event on the backdrop is the dialog itself. */
const isBackdrop = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
