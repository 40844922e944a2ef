import Bell from 'virtual:icon/bell';
import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import english from '../../../../locales/en/topbarPopups.json';
import { addEnglish } from '../../../../locales/english';
import { createNotifications } from '../../../../store/lists/notifications';
import { useOption, useStores, useTexts } from '../../../element/elementContext';
import { useStyles } from '../../../element/useStyles';
import { Icon } from '../../../firstPaint/icons/Icon';
import { PopupButton } from '../PopupButton';
import notifications from './notifications.css?inline';
import { NotificationsContext } from './notificationsContext';
import popups from './popups.css?inline';

addEnglish(english);

const load = () => import('./NotificationList');

/** Highest count that is shown as a number. */
const MAX_COUNT = 99;

/** The notifications button with the number of unread ones. */
export default function Notifications() {
  const i18n = useTexts();
  const input = useOption('notifications');
  const { announce } = useStores();
  const [store] = useState(() =>
    createNotifications((ids) => announce('backoffice-notification-read', { ids })),
  );
  useLayoutEffect(() => store.setInput(input), [store, input]);
  const unread = useStore(store, ({ list }) => list.filter(({ read }) => !read).length);
  useStyles(popups);
  useStyles(notifications);
  return (
    <NotificationsContext value={store}>
      <PopupButton
        label={i18n._('notifications')}
        description={unread ? i18n._('notifications.unread', { count: unread }) : undefined}
        kind="dialog"
        icon={<Icon path={Bell} />}
        load={load}
      >
        {unread ? (
          <span className="count" aria-hidden="true">
            {unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}
          </span>
        ) : null}
      </PopupButton>
    </NotificationsContext>
  );
}
