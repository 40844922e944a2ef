import { type ReactNode, useId } from 'react';
import type { LoadComponent } from '../../lazy/useLazyComponent';
import { type PopupProps, usePopup } from './usePopup';

interface Props {
  label: string;
  /** Changing state, such as a count, that screen readers read after the label. */
  description?: string | undefined;
  /** Tooltip. */
  tip?: string;
  icon: ReactNode;
  /** Role of the popup. */
  kind: 'menu' | 'dialog';
  load: LoadComponent<PopupProps>;
  /** Drawn over the button, a count for example. Outside of it, as its text is no part of the label. */
  children?: ReactNode;
}

/** A button of the top bar that opens a popup. */
export function PopupButton({ label, description, tip, icon, kind, load, children }: Props) {
  const id = useId();
  const { open, button, popup } = usePopup(load);
  return (
    <div className="anchor">
      <button
        type="button"
        className="tool"
        aria-label={label}
        aria-describedby={description && id}
        title={tip}
        aria-haspopup={kind}
        aria-expanded={open}
        {...button}
      >
        {icon}
      </button>
      {children}
      {description ? (
        <span id={id} hidden>
          {description}
        </span>
      ) : null}
      {popup}
    </div>
  );
}
