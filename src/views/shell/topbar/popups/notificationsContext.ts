import { createContext, useContext } from 'react';
import { createNotifications, type Notifications } from '../../../../store/lists/notifications';

/** Notifications shared by the button and the list, which are separate chunks. */
export const NotificationsContext = createContext<Notifications>(createNotifications());

/** Returns the notifications of the shell. */
export const useNotifications = () => useContext(NotificationsContext);
