/**
 * Parses a URL, relative to `base` if that is set; undefined if it is not valid. `URL.canParse` is not used: a
 * polyfill on the host page may have replaced `URL` with a class without it.
 */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
