import type { Settings } from '../layout/settings';
import type { LogoutReason } from '../session/session';
import type { PublicUser } from '../session/userRecord';

/** What a store or a view announces; the element makes events of it. Details hold no secrets. */
export interface Announcements {
  'backoffice-ready': { version: string };
  'backoffice-login': { user: PublicUser };
  'backoffice-login-failed': { message: string; code?: number; status?: number };
  'backoffice-logout': { reason: LogoutReason };
  'backoffice-session-expired': { status: number };
  'backoffice-reset': { step: 'sent' | 'verified' | 'done' };
  'backoffice-navigate': { path: string; area: string | undefined };
  'backoffice-language-change': { language: string };
  'backoffice-settings-change': { settings: Settings };
  'backoffice-search': { query: string };
  'backoffice-notification': { id: string };
  'backoffice-app': { id: string };
  'backoffice-error': {
    source: 'request' | 'area' | 'assets' | 'storage';
    message: string;
    status?: number;
    /** The error that an area threw. */
    error?: Error;
  };
}

/** Announces something; false where a listener prevented what would follow. */
export type Announce = <Name extends keyof Announcements>(
  name: Name,
  detail: Announcements[Name],
) => boolean;
