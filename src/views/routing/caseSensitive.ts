import type { Parser } from 'wouter';

/** Makes the patterns of a wouter parser case-sensitive: `/Site` is not the area `/site`. */
export function caseSensitive(parse: Parser): Parser {
  return (route, loose) => {
    const { pattern, keys } = parse(route, loose);
    return { keys, pattern: new RegExp((pattern as RegExp).source) };
  };
}
