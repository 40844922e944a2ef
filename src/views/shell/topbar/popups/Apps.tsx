import LayoutGrid from 'virtual:icon/layout-grid';
import english from '../../../../locales/en/topbarPopups.json';
import { addEnglish } from '../../../../locales/english';
import { useTexts } from '../../../element/elementContext';
import { Icon } from '../../../firstPaint/icons/Icon';
import { PopupButton } from '../PopupButton';

addEnglish(english);

const load = () => import('./AppGrid');

/** The button of the application grid. */
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
