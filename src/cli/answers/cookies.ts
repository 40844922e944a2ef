import type { Answer } from './call';

/** One `Set-Cookie` header. */
export interface SetCookie {
  name: string;
  value: string;
  /** Attributes by lowercase name. */
  attributes: Map<string, string>;
}

/** Collects the cookies that responses set, by name. */
export function cookiesOf(answers: readonly Answer[]): Map<string, string> {
  return new Map(answers.flatMap(setCookiesOf).map(({ name, value }) => [name, value]));
}

/** Parses the `Set-Cookie` headers of a response. */
export function setCookiesOf({ headers }: Answer): SetCookie[] {
  return headers.getSetCookie().map((line) => {
    const [pair = '', ...rest] = line.split(';');
    const [name, value] = split(pair);
    const attributes = new Map(
      rest.map(split).map(([key, text]): [string, string] => [key.toLowerCase(), text]),
    );
    return { name, value, attributes };
  });
}

/**
 * Returns the value of a cookie as the elements read it, percent-decoded; undefined if it is missing, empty or cannot
 * be decoded.
 */
export function decodedCookie(value = ''): string | undefined {
  try {
    return decodeURIComponent(value) || undefined;
  } catch {
    return undefined;
  }
}

function split(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
