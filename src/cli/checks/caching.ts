import type { Check } from '../check';
import { findCatalog } from '../findCatalog';

/** Maximum age in seconds of a cached file without a hash in its name: a day. */
const LONGEST = 86_400;

export const caching: Check = {
  name: 'caching',
  passes: 'Answers of the account are kept nowhere, and texts are asked for afresh.',
  async run(server) {
    const kept = server
      .accountAnswers()
      .find(({ headers }) => !/\bno-store\b/i.test(headers.get('cache-control') ?? ''));
    if (kept) {
      const cacheControl = kept.headers.get('cache-control');
      return {
        fails: `${kept.call} is answered ${cacheControl ? `with Cache-Control: ${server.hide(cacheControl)}` : 'without Cache-Control'}.`,
        fix: 'Send Cache-Control: no-store with every answer that holds a token or a person.',
      };
    }
    const texts = await findCatalog(server);
    const control = texts?.headers.get('cache-control') ?? '';
    const age = Number(/max-age=(\d+)/i.exec(control)?.[1] ?? 0);
    if (!/\bimmutable\b/i.test(control) && age <= LONGEST) return undefined;
    return {
      fails: `${texts?.call} is kept for long: ${server.hide(control)}.`,
      fix: 'Send Cache-Control: no-cache with files that have no hash in their name.',
    };
  },
};
