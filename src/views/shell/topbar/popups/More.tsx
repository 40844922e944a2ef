import Ellipsis from 'virtual:icon/ellipsis';
import english from '../../../../locales/en/topbarPopups.json';
import { addEnglish } from '../../../../locales/english';
import { useTexts } from '../../../element/elementContext';
import { Icon } from '../../../firstPaint/icons/Icon';
import { PopupButton } from '../PopupButton';

addEnglish(english);

const load = () => import('./MoreMenu');

/** The button for controls that do not fit into the top bar of a phone. */
export default function More() {
  const i18n = useTexts();
  return (
    <PopupButton label={i18n._('more')} kind="menu" icon={<Icon path={Ellipsis} />} load={load} />
  );
}
