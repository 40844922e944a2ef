const HIDDEN = '***';

/** What smells of a secret or of a person, each with what is left of it. */
const SUSPECTS: [RegExp, string][] = [
  // User and password in an address.
  [/\/\/[^\s/@]+@/g, `//${HIDDEN}@`],
  [/(?<![\w-])((?:proxy-)?authorization|(?:set-)?cookie)(["']?\s*[:=]\s*).*/gi, `$1$2${HIDDEN}`],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [
    /([\w-]*(?:token|passw(?:or)?d|pwd|secret|authvalue|otp|code|api-?key))(["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi,
    `$1$2${HIDDEN}`,
  ],
  [/[^\s@<>"'=/:,;()?&*]+(?:@|%40)[^\s@<>"'=/:,;()?&]+\.[^\s@<>"'=/:,;()?&]+/gi, HIDDEN],
  // JSON Web Tokens, and whatever is as long and as random.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/(?=[\w-]*\d)[\w-]{40,}/g, HIDDEN],
];

/**
 * A text without secrets: those given are struck out wherever they stand, then what looks like one,
 * a token, a password, a code, an Authorization header or an e-mail address.
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  const known = secrets.filter(Boolean).sort((one, other) => other.length - one.length);
  const struck = known.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text);
  return SUSPECTS.reduce((rest, [pattern, left]) => rest.replace(pattern, left), struck);
}
