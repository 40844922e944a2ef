import { readList, shownText, textOf } from './readList';

/** A result of the search provider. */
export interface SearchResult {
  /** Unique in the list. */
  id: string;
  /** Plain text. */
  label: string;
  /** Plain text below the label. */
  description?: string;
  /** Path of the shell or address. */
  link?: string;
  /** Lucide name. */
  icon?: string;
  /** Heading above the results with the same text; plain text or a translation key. */
  group?: string;
}

/** The property `searchProvider`; the signal is aborted by the next query. */
export type SearchProvider = (query: string, signal: AbortSignal) => Promise<unknown>;

/** Number of results that are shown. */
const MAX_RESULTS = 20;

/**
 * Returns the valid results of a search provider.
 * @throws TypeError if the answer is not a list.
 */
export function readResults(answer: unknown): SearchResult[] {
  if (!Array.isArray(answer)) throw new TypeError('The search provider did not return an array.');
  return readList(answer, 'label', (id, label, { description, link, icon, group }) => ({
    id,
    label,
    description: shownText(description),
    link: textOf(link),
    icon: textOf(icon),
    group: shownText(group),
  })).slice(0, MAX_RESULTS);
}
