import './english';
import { useStyles } from '../../element/useStyles';
import { LeaveDialog } from './LeaveDialog';
import css from './layers.css?inline';
import { Toasts } from './Toasts';

export default function OpenLayers() {
  useStyles(css);
  return (
    <>
      <LeaveDialog />
      <Toasts />
    </>
  );
}
