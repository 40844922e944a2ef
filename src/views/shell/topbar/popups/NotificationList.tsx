import Bell from 'virtual:icon/bell';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { useTexts } from '../../../element/elementContext';
import { Popover } from '../../../kit/Popover';
import type { PopupProps } from '../usePopup';
import { EmptyState } from './EmptyState';
import { NotificationItem } from './NotificationItem';
import { useNotifications } from './notificationsContext';

/** Number of notifications that are shown, and added on demand. */
const PAGE = 50;

/** The popover with the list of notifications. */
export default function NotificationList(props: PopupProps) {
  const i18n = useTexts();
  const store = useNotifications();
  const { list } = useStore(store);
  const [shown, setShown] = useState(PAGE);
  const listElement = useRef<HTMLUListElement>(null);
  const label = i18n._('notifications');

  function focusNotification(index: number) {
    listElement.current?.querySelectorAll<HTMLElement>('.notification')[index]?.focus();
  }

  function markAllRead() {
    store.markAllRead();
    // The button disappears: move the focus into the list.
    focusNotification(0);
  }

  function showMore() {
    flushSync(() => setShown(shown + PAGE));
    // The last time, the button disappears: move the focus to the first new notification.
    if (list.length <= shown + PAGE) focusNotification(shown);
  }

  return (
    <Popover {...props} label={label}>
      <div className="popover-head">
        <h2>{label}</h2>
        {list.some(({ read }) => !read) ? (
          <button type="button" className="text-button" onClick={markAllRead}>
            {i18n._('notifications.markAll')}
          </button>
        ) : null}
      </div>
      {list.length ? (
        <ul ref={listElement} className="notifications">
          {list.slice(0, shown).map((one) => (
            <NotificationItem
              key={one.id}
              notification={one}
              onLeave={() => props.onOpenChange(false)}
            />
          ))}
          {list.length > shown ? (
            <li>
              <button type="button" className="text-button" onClick={showMore}>
                {i18n._('notifications.showMore')}
              </button>
            </li>
          ) : null}
        </ul>
      ) : (
        <EmptyState
          icon={Bell}
          title={i18n._('notifications.none')}
          text={i18n._('notifications.noneText')}
        />
      )}
    </Popover>
  );
}
