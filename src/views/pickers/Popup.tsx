import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { useStyles } from '../element/useStyles';
import { useModal } from '../kit/modal/useModal';
import { followField } from './placePopup';
import popup from './popup.css?inline';
import type { DialogProps } from './usePickerDialog';

interface Props extends DialogProps {
  /** Called for Escape and the back gesture, which discard changes. */
  onEscape(): void;
  children: ReactNode;
}

/**
 * The modal dialog of a picker, next to its field. The browser keeps the focus inside and makes everything
 * else inert, even within a modal dialog of the host page. It opens and closes in 220 ms.
 */
export function Popup({ label, open, field, opener, close, onEscape, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useStyles(popup);

  useModal(dialog, {
    open,
    onCancel: onEscape,
    onHidden: close,
    onShow() {
      if (!field.current || !dialog.current) return;
      const unfollow = followField(field.current, dialog.current);
      return () => {
        unfollow();
        opener.current?.focus({ preventScroll: true });
      };
    },
  });

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  }

  return (
    <dialog
      ref={dialog}
      className="popup"
      part="dialog"
      aria-label={label}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      // On click: after closing on pointerdown, a touch would click the element below the dialog.
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) close();
      }}
    >
      {children}
    </dialog>
  );
}

/** Returns whether a press is on the backdrop: its target is the dialog, but its position is outside. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
