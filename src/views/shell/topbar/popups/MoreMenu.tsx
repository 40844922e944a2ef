import Maximize from 'virtual:icon/maximize';
import english from '../../../../locales/en/topbarPopups.json';
import { addEnglish } from '../../../../locales/english';
import { labelOf } from '../../../../locales/i18n';
import { readApps } from '../../../../store/lists/apps';
import { useOption, useStores, useTexts } from '../../../element/elementContext';
import { useStyles } from '../../../element/useStyles';
import { Icon } from '../../../firstPaint/icons/Icon';
import { DropdownCheckbox, DropdownGroup } from '../../../kit/DropdownChoices';
import { DropdownLink, DropdownMenu, DropdownSeparator } from '../../../kit/DropdownMenu';
import { useLink, useOpenLink } from '../../../routing/useLink';
import { useFullScreen } from '../useFullScreen';
import type { PopupProps } from '../usePopup';
import { AppIcon } from './AppIcon';
import { LanguageChoices } from './LanguageChoices';
import popups from './popups.css?inline';

addEnglish(english);

/** The menu with full screen, languages and apps on a phone. */
export default function MoreMenu(props: PopupProps) {
  const i18n = useTexts();
  const { announce } = useStores();
  const apps = readApps(useOption('apps'));
  const { active, possible, toggle } = useFullScreen();
  const linkOf = useLink();
  const follow = useOpenLink();
  useStyles(popups);
  return (
    <DropdownMenu {...props} label={i18n._('more')}>
      {possible ? (
        <>
          <DropdownCheckbox icon={<Icon path={Maximize} />} on={active} onToggle={toggle}>
            {i18n._('fullScreen')}
          </DropdownCheckbox>
          <DropdownSeparator />
        </>
      ) : null}
      <LanguageChoices heading />
      {apps.length ? (
        <>
          <DropdownSeparator />
          <DropdownGroup label={i18n._('apps')} shown>
            {apps.map((app) => (
              <DropdownLink
                key={app.id}
                icon={<AppIcon app={app} />}
                href={linkOf(app.link).href}
                onSelect={() => {
                  announce('backoffice-app', { id: app.id });
                  if (app.link) follow(app.link);
                }}
              >
                {labelOf(i18n, app)}
              </DropdownLink>
            ))}
          </DropdownGroup>
        </>
      ) : null}
    </DropdownMenu>
  );
}
