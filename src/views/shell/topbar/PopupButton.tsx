import type { ReactNode } from 'react';
import type { LoadComponent } from '../../lazy/useLazyComponent';
import { type PopupProps, usePopup } from './usePopup';

interface Props {
  label: string;
  /** Tooltip. */
  tip?: string;
  icon: ReactNode;
  /** Role of the popup. */
  kind: 'menu' | 'dialog';
  load: LoadComponent<PopupProps>;
  /** Drawn over the icon, a count for example. */
  children?: ReactNode;
}

/** A button of the top bar that opens a popup. */
export function PopupButton({ label, tip, icon, kind, load, children }: Props) {
  const { open, button, popup } = usePopup(load);
  return (
    <div className="anchor">
      <button
        type="button"
        className="tool"
        aria-label={label}
        title={tip}
        aria-haspopup={kind}
        aria-expanded={open}
        {...button}
      >
        {icon}
        {children}
      </button>
      {popup}
    </div>
  );
}
