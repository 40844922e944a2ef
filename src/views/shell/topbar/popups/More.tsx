import './english';
import Ellipsis from 'virtual:icon/ellipsis';
import { useTexts } from '../../../element/elementContext';
import { Icon } from '../../../firstPaint/Icon';
import { PopupButton } from '../PopupButton';

const load = () => import('./MoreMenu');

/** What a phone's top bar has no room for. */
export default function More() {
  const i18n = useTexts();
  return (
    <PopupButton label={i18n._('more')} kind="menu" icon={<Icon path={Ellipsis} />} load={load} />
  );
}
