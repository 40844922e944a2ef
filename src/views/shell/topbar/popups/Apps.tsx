import './english';
import LayoutGrid from 'virtual:icon/layout-grid';
import { useTexts } from '../../../element/elementContext';
import { Icon } from '../../../firstPaint/Icon';
import { PopupButton } from '../PopupButton';

const load = () => import('./AppGrid');

/** The button of the application grid (§2 Layouts). */
export default function Apps() {
  const i18n = useTexts();
  return (
    <PopupButton
      label={i18n._('apps')}
      kind="dialog"
      icon={<Icon path={LayoutGrid} />}
      load={load}
    />
  );
}
