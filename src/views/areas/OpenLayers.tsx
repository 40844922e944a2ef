import './layersEnglish';
import { useStyles } from '../kit/useStyles';
import { LeaveGuard } from './LeaveGuard';
import css from './layers.css?inline';
import { Toasts } from './Toasts';

export default function OpenLayers() {
  useStyles(css);
  return (
    <>
      <LeaveGuard />
      <Toasts />
    </>
  );
}
