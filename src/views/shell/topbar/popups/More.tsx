import Ellipsis from 'virtual:icon/ellipsis';
import english from '../../../../locales/en/topbarPopups.json';
import { addEnglish } from '../../../../locales/english';
import { readApps } from '../../../../store/lists/apps';
import { useOption, useTexts } from '../../../element/elementContext';
import { Icon } from '../../../firstPaint/icons/Icon';
import { PopupButton } from '../PopupButton';
import { useFullScreen } from '../useFullScreen';
import { useShellLanguages } from '../useShellLanguages';

addEnglish(english);

const load = () => import('./MoreMenu');

/** The button for controls that do not fit into the top bar of a phone, if there are any. */
export default function More() {
  const i18n = useTexts();
  const { possible } = useFullScreen();
  const languages = useShellLanguages();
  const apps = readApps(useOption('apps'));
  if (!possible && languages.length === 0 && apps.length === 0) return null;
  return (
    <PopupButton label={i18n._('more')} kind="menu" icon={<Icon path={Ellipsis} />} load={load} />
  );
}
