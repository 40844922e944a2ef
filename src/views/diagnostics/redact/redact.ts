import { parseUrl } from '../../../store/browser/page';

const HIDDEN = '***';

/** Number of characters of a text that a report contains. */
const MAX_LENGTH = 2000;

/**
 * Patterns of secrets and personal data, each with its replacement. A pattern that begins with repeated
 * characters is tried once per word, at its start: tried at each character, a long word would take minutes.
 */
const SUSPECTS: [RegExp, string][] = [
  // User and password in a URL.
  [/\/\/[^\s/@]+@/g, `//${HIDDEN}@`],
  [/(?<![\w-])((?:proxy-)?authorization|(?:set-)?cookie)(["']?\s*[:=]\s*).*/gi, `$1$2${HIDDEN}`],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [
    /(?<![\w-])([\w-]*(?:token|passw(?:or)?d|pwd|secret|authvalue|otp|code|api-?key))(["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi,
    `$1$2${HIDDEN}`,
  ],
  [
    /(?<![^\s@<>"'=/:,;()?&*])[^\s@<>"'=/:,;()?&*]+(?:@|%40)[^\s@<>"'=/:,;()?&]+\.[^\s@<>"'=/:,;()?&]+/gi,
    HIDDEN,
  ],
  // JSON Web Tokens and other long random strings.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{40,}/g, HIDDEN],
];

/**
 * Replaces `secrets` with `***`, cuts the text, then replaces everything that looks like a token, password,
 * code, Authorization header or email address.
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  const known = secrets.filter(Boolean).sort((one, other) => other.length - one.length);
  const withoutKnown = known.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text);
  return SUSPECTS.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    cut(withoutKnown),
  );
}

/** Cuts a long text. Drops the word at the cut too, which may be the beginning of a secret. */
const cut = (text: string) =>
  text.length > MAX_LENGTH
    ? `${text.slice(0, MAX_LENGTH).replace(/(?<![\w.@%+-])[\w.@%+-]+$/, '')}…`
    : text;

/**
 * Reduces an absolute URL to its path and the names of its query parameters. URLs of another origin keep their
 * host. Relative URLs lose the values of their parameters; other strings (`inline`, `eval`) are returned unchanged.
 */
export function redactUrl(address: string): string {
  const url = parseUrl(address);
  if (!url) return /[?#]/.test(address) ? address.replace(/=[^&#]*/g, '') : address;
  const { protocol, host, origin, pathname, search } = url;
  const names = [...new URLSearchParams(search).keys()].join('&');
  const base = origin === location.origin ? '' : `${protocol}${host && `//${host}`}`;
  return `${base}${pathname}${names && `?${names}`}`;
}
