import type { EventRow } from './row';
import { ALL } from './row';

/** Every event with the fields of its detail. */
export const events: readonly EventRow[] = [
  {
    name: 'backoffice-ready',
    on: ALL,
    detail: '{version}',
    meaning: 'The element is on the page and works.',
  },
  {
    name: 'backoffice-login',
    on: ['shell', 'login'],
    detail: '{user}',
    meaning: 'Someone has signed in, here or in another tab.',
  },
  {
    name: 'backoffice-login-failed',
    on: ['shell', 'login'],
    detail: '{message, code?, status?}',
    meaning: "A sign-in failed; `message` is the server's own where it gave one.",
  },
  {
    name: 'backoffice-logout',
    on: ['shell', 'login'],
    detail: '{reason}',
    meaning: 'The session has ended: `user`, `expired` or `other-tab`.',
  },
  {
    name: 'backoffice-session-expired',
    on: ['shell', 'login'],
    detail: '{status}',
    meaning: 'A call was answered with 401. `preventDefault()` keeps the record and the page.',
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
    meaning: 'The shell shows another path; `area` is its area, if it has one.',
  },
  {
    name: 'backoffice-language-change',
    on: ALL,
    detail: '{language}',
    meaning: 'Another language is spoken.',
  },
  {
    name: 'backoffice-settings-change',
    on: ['shell'],
    detail: '{settings}',
    meaning: '`layout`, `width`, `sidebar`, `theme` or `topbar` has another value.',
  },
  {
    name: 'backoffice-error',
    on: ALL,
    detail: '{source, message, status?, error?}',
    meaning:
      'Something failed that no form shows: `storage` (the browser keeps nothing), `assets` (a catalog is missing), `area` (an area failed; `error` is what it threw) or `request` (the search provider failed).',
  },
  {
    name: 'backoffice-search',
    on: ['shell'],
    detail: '{query}',
    meaning: 'Something was searched for.',
  },
  {
    name: 'backoffice-notification',
    on: ['shell'],
    detail: '{id}',
    meaning: 'A notification was chosen.',
  },
  { name: 'backoffice-app', on: ['shell'], detail: '{id}', meaning: 'An app was chosen.' },
];
