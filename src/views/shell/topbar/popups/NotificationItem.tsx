import Bell from 'virtual:icon/bell';
import Check from 'virtual:icon/check';
import { type MouseEvent, useId, useRef } from 'react';
import { languageInfo } from '../../../../store/language/languages';
import type { Notification } from '../../../../store/lists/notifications';
import { useLanguage, useStores, useTexts } from '../../../element/elementContext';
import { Icon } from '../../../firstPaint/icons/Icon';
import { useLink } from '../../../routing/useLink';
import { ItemIcon } from '../../menu/icons/ItemIcon';
import { useNotifications } from './notificationsContext';
import { relativeTime } from './relativeTime';

interface Props {
  notification: Notification;
  /** Called when a click on the notification leaves the page. */
  onLeave(): void;
}

/** A notification. A click marks it as read and follows its link, if any. */
export function NotificationItem({ notification, onLeave }: Props) {
  const i18n = useTexts();
  const { announce } = useStores();
  const store = useNotifications();
  const main = useRef<HTMLElement>(null);
  const title = useId();
  const { id, link, read, icon } = notification;
  const { onClick, ...address } = useLink()(link);
  const Main = address.href ? 'a' : 'button';
  const choose = (event: MouseEvent) => {
    onClick(event);
    announce('backoffice-notification', { id });
    store.markRead(id);
    if (address.href) onLeave();
  };
  return (
    <li data-unread={!read}>
      <Main
        ref={main as never}
        className="notification"
        {...(address.href ? address : { type: 'button' })}
        onClick={choose}
      >
        {icon ? <ItemIcon item={{ id, label: '', icon }} /> : <Icon path={Bell} />}
        <span className="notification-body">
          <strong id={title}>{notification.title}</strong>
          {notification.text ? <span>{notification.text}</span> : null}
          {notification.time ? <Time date={notification.time} /> : null}
        </span>
        {read ? null : <span className="visually-hidden">{i18n._('notifications.isUnread')}</span>}
      </Main>
      {read ? null : (
        <button
          type="button"
          className="mark-read"
          aria-label={i18n._('notifications.mark')}
          aria-describedby={title}
          title={i18n._('notifications.mark')}
          onClick={() => {
            store.markRead(id);
            // The button disappears: move the focus to the notification.
            main.current?.focus();
          }}
        >
          <Icon path={Check} />
        </button>
      )}
    </li>
  );
}

/** The relative time in the language, with the exact time as a tooltip. */
function Time({ date }: { date: Date }) {
  const i18n = useTexts();
  const { locale } = languageInfo(useLanguage());
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={date.toISOString()} title={exact.format(date)}>
      {relativeTime(date, locale, i18n._('time.now'))}
    </time>
  );
}
