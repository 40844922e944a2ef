import LayoutGrid from 'virtual:icon/layout-grid';
import type { MouseEvent } from 'react';
import { labelOf } from '../../../../locales/i18n';
import { type App, readApps } from '../../../../store/lists/apps';
import { useOption, useStores, useTexts } from '../../../element/elementContext';
import { useStyles } from '../../../element/useStyles';
import { Popover } from '../../../kit/Popover';
import { useLink } from '../../../routing/useLink';
import type { PopupProps } from '../usePopup';
import { AppIcon } from './AppIcon';
import styles from './apps.css?inline';
import { EmptyState } from './EmptyState';
import popups from './popups.css?inline';

/** The applications as a grid of links. */
export default function AppGrid(props: PopupProps) {
  const i18n = useTexts();
  const apps = readApps(useOption('apps'));
  useStyles(popups);
  useStyles(styles);
  return (
    <Popover {...props} label={i18n._('apps')}>
      {apps.length ? (
        <ul className="apps">
          {apps.map((app) => (
            <li key={app.id}>
              <AppLink app={app} onChosen={() => props.onOpenChange(false)} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={LayoutGrid} title={i18n._('apps.none')} text={i18n._('apps.noneText')} />
      )}
    </Popover>
  );
}

/** An application. Without a valid address it is a button that only emits `backoffice-app`. */
function AppLink({ app, onChosen }: { app: App; onChosen(): void }) {
  const i18n = useTexts();
  const { announce } = useStores();
  const link = useLink()(app.link);
  const content = (
    <>
      <AppIcon app={app} />
      <span className="app-label">{labelOf(i18n, app)}</span>
    </>
  );
  const onClick = (event: MouseEvent) => {
    link.onClick(event);
    announce('backoffice-app', { id: app.id });
    onChosen();
  };
  const props = { className: 'app', onClick };
  return link.href ? (
    <a {...link} {...props}>
      {content}
    </a>
  ) : (
    <button type="button" {...props}>
      {content}
    </button>
  );
}
