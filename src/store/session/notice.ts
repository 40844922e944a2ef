import { NOTICE_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';

/** Notice that the sign-in screen shows once: after the reload that follows a 401, or on this page. */
export interface Notice {
  /** Text to show; without one, that the session has expired. */
  message?: string;
  /** The user id that was typed. */
  userId?: string;
  /** The route to restore with memory routing. */
  path?: string;
}

/** Prefixes with a notice for the next page. This page must not clear it while it unloads. */
const leftForReload = new Set<string>();

/** Stores a notice for the sign-in form on this page. */
export function storeNotice(prefix: string, notice: Notice): void {
  openStorage('session').set(prefix + NOTICE_KEY, JSON.stringify(notice));
}

/** Stores a notice for the page after a reload. */
export function storeNoticeForReload(prefix: string, notice: Notice): void {
  keepNoticeForReload(prefix);
  storeNotice(prefix, notice);
}

/** Keeps the notice, also one that is stored later, for the page after a reload. */
export function keepNoticeForReload(prefix: string): void {
  leftForReload.add(prefix);
}

/** Reads the notice without removing it: the navigation and the sign-in form both need it. */
export function readNotice(prefix: string): Notice | undefined {
  const value = readJson('session', prefix + NOTICE_KEY);
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { message, userId, path } = value as Record<keyof Notice, unknown>;
  return { message: text(message), userId: text(userId), path: text(path) };
}

/** Removes the notice, so that it is shown once. */
export function clearNotice(prefix: string): void {
  if (!leftForReload.has(prefix)) openStorage('session').remove(prefix + NOTICE_KEY);
}

/** Lets this page clear the notice after all, as no other page loads. */
export function keepNoticeHere(prefix: string): void {
  leftForReload.delete(prefix);
}

/** Removes a notice that a sign-in has made obsolete, even one for a reload that the user has canceled. */
export function discardNotice(prefix: string): void {
  keepNoticeHere(prefix);
  clearNotice(prefix);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
