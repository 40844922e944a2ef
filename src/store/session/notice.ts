import { NOTICE_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';

/** Notice that the sign-in screen shows once: after the reload that follows a 401, on this page, or after a reset. */
export interface Notice {
  /** Text to show; without one, that the session has expired. */
  message?: string;
  /** How the text looks; without a tone, like an error. */
  tone?: 'info' | 'done';
  /** The user id that was typed. */
  userId?: string;
  /** The page to restore, if the address does not name it: with memory routing, or beside a hash of the host page. */
  path?: string;
  /** Prefix of the hashes of the shell with this page, undefined with memory routing. */
  hashPrefix?: string;
}

/** Prefixes whose notice is for the next page. This page must not clear it before it unloads. */
const keptForNextPage = new Set<string>();

/** Stores a notice for the sign-in form. */
export function storeNotice(prefix: string, notice: Notice): void {
  openStorage('session').set(prefix + NOTICE_KEY, JSON.stringify(notice));
}

/** Stores a notice for the sign-in form of the next page, before a reload. */
export function storeNoticeForNextPage(prefix: string, notice: Notice): void {
  keepNoticeForNextPage(prefix);
  storeNotice(prefix, notice);
}

/** Keeps the notice for the next page, also one that is stored later: this page does not clear it. */
export function keepNoticeForNextPage(prefix: string): void {
  keptForNextPage.add(prefix);
}

/** Reads the notice without removing it: the navigation and the sign-in form both need it. */
export function readNotice(prefix: string): Notice | undefined {
  const value = readJson('session', prefix + NOTICE_KEY);
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { message, tone, userId, path, hashPrefix } = value as Record<keyof Notice, unknown>;
  return {
    message: text(message),
    tone: tone === 'info' || tone === 'done' ? tone : undefined,
    userId: text(userId),
    path: text(path),
    hashPrefix: text(hashPrefix),
  };
}

/**
 * Returns the page that a shell had before the reload with this notice. Shells with other routes have pages of their own.
 * @param hashPrefix prefix of its hashes, undefined with memory routing
 */
export function pathOfNotice(
  notice: Notice | undefined,
  hashPrefix: string | undefined,
): string | undefined {
  return notice?.hashPrefix === hashPrefix ? notice?.path : undefined;
}

/** Removes a notice that a sign-in form has shown, unless it is kept for the next page. */
export function clearShownNotice(prefix: string): void {
  if (!keptForNextPage.has(prefix)) openStorage('session').remove(prefix + NOTICE_KEY);
}

/** Lets this page show and clear the notice after all, as no other page loads. */
export function stopKeepingNotice(prefix: string): void {
  keptForNextPage.delete(prefix);
}

/** Removes a notice that a sign-in has made obsolete, even one that was kept for a reload that the user has canceled. */
export function discardNotice(prefix: string): void {
  stopKeepingNotice(prefix);
  clearShownNotice(prefix);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
