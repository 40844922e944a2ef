import { createContext, useContext } from 'react';
import { createNotifications, type Notifications } from '../../../../store/lists/notifications';

/** The notifications that button and list share. */
export const NotificationsContext = createContext<Notifications>(createNotifications());

export const useNotifications = () => useContext(NotificationsContext);
