// `npm run reference` writes docstrings of this file from build/interface: edit them there.
import type { Settings } from '../layout/settings';
import type { LogoutReason } from '../session/session';
import type { PublicUser } from '../session/user/userRecord';

/** Announcements by event name, with the detail of the event. Details contain no secrets. */
export interface Announcements {
  /** The element is connected and ready. Detail: {version}. */
  'backoffice-ready': { version: string };
  /** A user has signed in, here or in another tab. Detail: {user}. */
  'backoffice-login': { user: PublicUser };
  /**
   * A sign-in failed; `message` comes from the server if it sent one. Detail: {message, code?,
   * status?}.
   */
  'backoffice-login-failed': { message: string; code?: number; status?: number };
  /** The session has ended: `user`, `expired`, `other-tab` or `idle`. Detail: {reason}. */
  'backoffice-logout': { reason: LogoutReason };
  /**
   * The server has answered a request with 401. `preventDefault()` keeps the session and the page.
   * Detail: {status}.
   */
  'backoffice-session-expired': { status: number };
  /** A step of the password reset is done: `sent`, `verified` or `done`. Detail: {step}. */
  'backoffice-reset': { step: 'sent' | 'verified' | 'done' };
  /**
   * The shell shows another path. `area` is the name of its area, if it has one. Detail: {path,
   * area}.
   */
  'backoffice-navigate': { path: string; area: string | undefined };
  /** The language has changed. Detail: {language}. */
  'backoffice-language-change': { language: string };
  /** `layout`, `width`, `sidebar`, `theme` or `topbar` has changed. Detail: {settings}. */
  'backoffice-settings-change': { settings: Settings };
  /** The user has searched. Detail: {query}. */
  'backoffice-search': { query: string };
  /** The user has chosen a notification. Detail: {id}. */
  'backoffice-notification': { id: string };
  /**
   * The user has marked notifications as read, or chosen one that was not. Store it, and set `read`
   * with the next list. Detail: {ids}.
   */
  'backoffice-notification-read': { ids: string[] };
  /** The user has chosen an app. Detail: {id}. */
  'backoffice-app': { id: string };
  /** The user has chosen an entry of `userMenu`. Detail: {id}. */
  'backoffice-user-menu': { id: string };
  /**
   * An error outside the forms. `source` is `storage` (the browser blocks storage), `assets` (a
   * catalog or chunk is missing), `area` (an area failed) or `request` (the search provider or a
   * command failed). `error` is what the area or command threw. Detail: {source, message, status?,
   * error?}.
   */
  'backoffice-error': {
    source: 'request' | 'area' | 'assets' | 'storage';
    message: string;
    status?: number;
    /** The error that an area or a command threw. */
    error?: Error;
  };
}

/** Dispatches an event of the element. Returns false if a listener called `preventDefault()`. */
export type Announce = <Name extends keyof Announcements>(
  name: Name,
  detail: Announcements[Name],
) => boolean;
