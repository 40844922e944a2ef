import type { Check } from '../check';
import { findCatalog } from './findCatalog';

/** Seconds that a file without a hash in its name may be kept without asking: a day. */
const LONGEST = 86_400;

export const caching: Check = {
  name: 'caching',
  holds: 'Answers of the account are kept nowhere, and texts are asked for afresh.',
  async run(visit) {
    const kept = visit
      .accountAnswers()
      .find(({ headers }) => !/\bno-store\b/i.test(headers.get('cache-control') ?? ''));
    if (kept) {
      const said = kept.headers.get('cache-control');
      return {
        fails: `${kept.call} is answered ${said ? `with Cache-Control: ${visit.hide(said)}` : 'without Cache-Control'}.`,
        mend: 'Send Cache-Control: no-store with every answer that holds a token or a person.',
      };
    }
    const texts = await findCatalog(visit);
    const control = texts?.headers.get('cache-control') ?? '';
    const age = Number(/max-age=(\d+)/i.exec(control)?.[1] ?? 0);
    if (!/\bimmutable\b/i.test(control) && age <= LONGEST) return undefined;
    return {
      fails: `${texts?.call} is kept for long: ${visit.hide(control)}.`,
      mend: 'Send Cache-Control: no-cache with files that have no hash in their name.',
    };
  },
};
