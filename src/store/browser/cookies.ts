/**
 * Returns the decoded value of a cookie; undefined if it is missing or cookies are blocked. Of several with one name,
 * it is the last: `document.cookie` begins with the longest path, and ours have the path `/`.
 */
export function readCookie(name: string): string | undefined {
  try {
    for (const pair of document.cookie.split('; ').reverse()) {
      const cut = pair.indexOf('=');
      if (pair.slice(0, cut) === name) return decodeURIComponent(pair.slice(cut + 1));
    }
  } catch {
    // A sandboxed frame forbids cookies, and a cookie of the page may be badly encoded: both count
    // as missing.
  }
  return undefined;
}
