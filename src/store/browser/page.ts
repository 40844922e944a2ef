import { parseUrl } from '../../api/parseUrl';

export { parseUrl };

/** Reloads the page. */
export function reloadPage(): void {
  location.reload();
}

/**
 * Returns whether a reload shows the page again: a frame or window at `about:blank`, filled by scripts, would be empty.
 * `document.open()` gives it the address of its opener, so that `location` does not say so.
 */
export function canReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !/^about:blank\b/.test(navigation?.name ?? location.href);
}

/** Time in ms that a page opened by `goTo` has to load before the old page carries on. */
export const LEAVE_TIME_MS = 3000;

/** Opens an http(s), mailto or tel URL of the host page; others are ignored. Returns whether another page loads. */
export function goTo(address: string): boolean {
  const url = safeUrl(address);
  if (url) location.assign(url);
  const [page] = location.href.split('#');
  return Boolean(url?.startsWith('http') && url.split('#')[0] !== page);
}

/** Returns the absolute URL of an http(s), mailto or tel address, else undefined. */
export function safeUrl(address: unknown): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined;
  try {
    const url = new URL(address, document.baseURI);
    return /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined;
  } catch {
    // Not a URL.
    return undefined;
  }
}

/** Returns the host name of an address, or the text itself if it is not a URL. */
export function hostOf(address: string): string {
  return parseUrl(address)?.host ?? address;
}

/** Returns the URL unchanged, or undefined if it is not safe. */
export function safeLink(address: string | undefined): string | undefined {
  return safeUrl(address) && address;
}

/** Returns the URL of an image: like `safeUrl`, but inline images are allowed too. */
export function safeImage(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  return /^data:image\/(png|jpeg|gif|webp|avif)[;,]/i.test(address) ? address : httpUrl(address);
}

function httpUrl(address: string): string | undefined {
  const url = safeUrl(address);
  return url?.startsWith('http') ? url : undefined;
}
