import english from '../../../locales/en/areaLayers.json';
import { addEnglish } from '../../../locales/english';
import { useStyles } from '../../element/useStyles';
import { LeaveDialog } from './LeaveDialog';
import css from './layers.css?inline';
import { Toasts } from './Toasts';

addEnglish(english);

/** The leave dialog and the toasts. */
export default function ToastsAndLeaveDialog() {
  useStyles(css);
  return (
    <>
      <LeaveDialog />
      <Toasts />
    </>
  );
}
