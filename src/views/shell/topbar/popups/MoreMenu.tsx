import Maximize from 'virtual:icon/maximize';
import Settings2 from 'virtual:icon/settings-2';
import english from '../../../../locales/en/topbarPopups.json';
import { addEnglish } from '../../../../locales/english';
import { SETTING_NAMES } from '../../../../store/layout/settings';
import { showSettings } from '../../../../store/layout/shellLayout';
import { readApps } from '../../../../store/lists/apps';
import { useElementContext, useLayout, useOption, useTexts } from '../../../element/elementContext';
import { useStyles } from '../../../element/useStyles';
import { Icon } from '../../../firstPaint/Icon';
import { Menu, MenuLink, MenuSeparator } from '../../../kit/Menu';
import { MenuGroup, MenuSwitch } from '../../../kit/MenuChoices';
import { useFollow, useLink } from '../../../routing/useLink';
import { useFullScreen } from '../useFullScreen';
import type { PopupProps } from '../usePopup';
import { AppIcon } from './AppIcon';
import { LanguageChoices } from './LanguageChoices';
import popups from './popups.css?inline';

addEnglish(english);

/** Width of the shell in px below which the settings are in this menu; tools.css hides their button. */
const FEW_TOOLS = 480;

/** The menu with settings, full screen, languages and apps on a phone. */
export default function MoreMenu(props: PopupProps) {
  const i18n = useTexts();
  const { host, stores } = useElementContext();
  const { announce, layout } = stores;
  const apps = readApps(useOption('apps'));
  const { active, possible, toggle } = useFullScreen();
  const linkOf = useLink();
  const follow = useFollow();
  const allLocked = useLayout((state) => state.locked.length === SETTING_NAMES.length);
  const hasSettings = props.open && !allLocked && host.clientWidth <= FEW_TOOLS;
  useStyles(popups);
  return (
    <Menu {...props} label={i18n._('more')}>
      {hasSettings ? (
        <>
          <MenuLink icon={<Icon path={Settings2} />} onSelect={() => showSettings(layout, true)}>
            {i18n._('shell.settings')}
          </MenuLink>
          <MenuSeparator />
        </>
      ) : null}
      {possible ? (
        <>
          <MenuSwitch icon={<Icon path={Maximize} />} on={active} onToggle={toggle}>
            {i18n._('fullScreen')}
          </MenuSwitch>
          <MenuSeparator />
        </>
      ) : null}
      <LanguageChoices heading />
      {apps.length ? (
        <>
          <MenuSeparator />
          <MenuGroup label={i18n._('apps')} shown>
            {apps.map((app) => (
              <MenuLink
                key={app.id}
                icon={<AppIcon app={app} />}
                href={linkOf(app.link).href}
                onSelect={() => {
                  announce('backoffice-app', { id: app.id });
                  if (app.link) follow(app.link);
                }}
              >
                {app.label}
              </MenuLink>
            ))}
          </MenuGroup>
        </>
      ) : null}
    </Menu>
  );
}
