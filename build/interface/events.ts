import type { EventRow } from './row';
import { ALL } from './row';

/** Every event with the fields of its detail. */
export const events: readonly EventRow[] = [
  {
    name: 'backoffice-ready',
    on: ALL,
    detail: '{version}',
    meaning: 'The element is connected and ready.',
  },
  {
    name: 'backoffice-login',
    on: ['shell', 'login'],
    detail: '{user}',
    meaning: 'A user has signed in, here or in another tab.',
  },
  {
    name: 'backoffice-login-failed',
    on: ['shell', 'login'],
    detail: '{message, code?, status?}',
    meaning: 'A sign-in failed; `message` comes from the server if it sent one.',
  },
  {
    name: 'backoffice-logout',
    on: ['shell', 'login'],
    detail: '{reason}',
    meaning: 'The session has ended: `user`, `expired`, `other-tab` or `idle`.',
  },
  {
    name: 'backoffice-session-expired',
    on: ['shell', 'login'],
    detail: '{status}',
    meaning:
      'The server has answered a request with 401. `preventDefault()` keeps the session and the page.',
  },
  {
    name: 'backoffice-reset',
    on: ALL,
    detail: '{step}',
    meaning: 'A step of the password reset is done: `sent`, `verified` or `done`.',
  },
  {
    name: 'backoffice-navigate',
    on: ['shell'],
    detail: '{path, area}',
    meaning: 'The shell shows another path. `area` is the name of its area, if it has one.',
  },
  {
    name: 'backoffice-language-change',
    on: ALL,
    detail: '{language}',
    meaning: 'The language has changed.',
  },
  {
    name: 'backoffice-settings-change',
    on: ['shell'],
    detail: '{settings}',
    meaning: '`layout`, `width`, `sidebar`, `theme` or `topbar` has changed.',
  },
  {
    name: 'backoffice-error',
    on: ALL,
    detail: '{source, message, status?, error?}',
    meaning:
      'An error outside the forms. `source` is `storage` (the browser blocks storage), `assets` (a catalog or chunk is missing), `area` (an area failed) or `request` (the search provider or a command failed). `error` is what the area or command threw.',
  },
  {
    name: 'backoffice-search',
    on: ['shell'],
    detail: '{query}',
    meaning: 'The user has searched.',
  },
  {
    name: 'backoffice-notification',
    on: ['shell'],
    detail: '{id}',
    meaning: 'The user has chosen a notification.',
  },
  {
    name: 'backoffice-notification-read',
    on: ['shell'],
    detail: '{ids}',
    meaning:
      'The user has marked notifications as read, or chosen one that was not. Store it, and set `read` with the next list.',
  },
  {
    name: 'backoffice-user-menu',
    on: ['shell'],
    detail: '{id}',
    meaning: 'The user has chosen an entry of `userMenu`.',
  },
  { name: 'backoffice-app', on: ['shell'], detail: '{id}', meaning: 'The user has chosen an app.' },
];
