import { createPortal } from 'react-dom';
import english from '../../../locales/en/areaLayers.json';
import { addEnglish } from '../../../locales/english';
import { useStyles } from '../../element/useStyles';
import { LeaveDialog } from './LeaveDialog';
import css from './layers.css?inline';
import { Toasts } from './Toasts';

addEnglish(english);

interface Props {
  /** Live region for the toasts. */
  region: HTMLElement;
}

/** The leave dialog and the toasts. */
export default function ToastsAndLeaveDialog({ region }: Props) {
  useStyles(css);
  return (
    <>
      <LeaveDialog />
      {createPortal(<Toasts />, region)}
    </>
  );
}
