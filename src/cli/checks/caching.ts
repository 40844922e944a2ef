import { findCatalog } from '../calls/findCatalog';
import type { Check } from '../check';

/** Maximum age in seconds of a cached file without a hash in its name: one day. */
const MAX_AGE = 86_400;

export const caching: Check = {
  name: 'caching',
  passes: 'Account answers are not cached, and catalogs are not cached for long.',
  async run(server) {
    const answers = server.accountAnswers();
    if (answers.length === 0) return { unchecked: 'No account call was answered.' };
    const cacheable = answers.find(
      ({ headers }) => !/\bno-store\b/i.test(headers.get('cache-control') ?? ''),
    );
    if (cacheable) {
      const cacheControl = cacheable.headers.get('cache-control');
      return {
        fails: `${cacheable.call} is answered ${cacheControl ? `with Cache-Control: ${server.hide(cacheControl)}` : 'without Cache-Control'}.`,
        fix: 'Send Cache-Control: no-store with every answer that contains a token or user data.',
      };
    }
    const texts = await findCatalog(server);
    const control = texts?.headers.get('cache-control') ?? '';
    const age = Number(/max-age=(\d+)/i.exec(control)?.[1] ?? 0);
    if (!/\bimmutable\b/i.test(control) && age <= MAX_AGE) return undefined;
    return {
      fails: `${texts?.call} is cached for too long: ${server.hide(control)}.`,
      fix: 'Send Cache-Control: no-cache with files without a hash in their name.',
    };
  },
};
