import { NOTICE_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';

/** What the sign-in screen says once after a 401 reload. */
export interface Notice {
  /** The login call's own message; without one the session had ended. */
  message?: string;
  /** What was typed, so that it need not be typed again. */
  userId?: string;
  /** The route to come back to, where the address cannot keep it (memory routing). */
  path?: string;
}

/** Prefixes whose note is for the page to come: this one may still draw a sign-in while it goes. */
const left = new Set<string>();

/** Leaves a note for the page that comes after the reload, or for a sign-in `here`. */
export function leaveNotice(prefix: string, notice: Notice, here = false): void {
  if (!here) left.add(prefix);
  openStorage('session').set(prefix + NOTICE_KEY, JSON.stringify(notice));
}

/** Reads the note without taking it: the first paint shows it before React arrives. */
export function readNotice(prefix: string): Notice | undefined {
  const value = readJson('session', prefix + NOTICE_KEY);
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { message, userId, path } = value as Record<keyof Notice, unknown>;
  return { message: text(message), userId: text(userId), path: text(path) };
}

/** Takes the note away, so that it is said once. */
export function clearNotice(prefix: string): void {
  if (!left.has(prefix)) openStorage('session').remove(prefix + NOTICE_KEY);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
