import { type ReactNode, useId } from 'react';
import type { LoadPart } from '../../kit/usePart';
import { type PopupProps, usePopup } from './usePopup';

interface Props {
  label: string;
  /** What is to be known of it besides, the number of the unread for example. */
  description?: string;
  icon: ReactNode;
  /** What opens: `menu` or `dialog`. */
  kind: 'menu' | 'dialog';
  load: LoadPart<PopupProps>;
  /** Lies over the icon, a count for example. */
  children?: ReactNode;
}

/** A button of the top bar that opens a popup. */
export function PopupButton({ label, description, icon, kind, load, children }: Props) {
  const id = useId();
  const { open, button, popup } = usePopup(load);
  return (
    <div className="anchor">
      <button
        type="button"
        className="tool"
        aria-label={label}
        aria-describedby={description && id}
        aria-haspopup={kind}
        aria-expanded={open}
        {...button}
      >
        {icon}
        {children}
      </button>
      {description ? (
        <span id={id} hidden>
          {description}
        </span>
      ) : null}
      {popup}
    </div>
  );
}
