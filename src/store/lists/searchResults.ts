import { readList, textOf } from './readList';

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

/** Maximum length of a label or description: the search stays fast, and so do the stored choices. */
const MAX_LENGTH = 1000;

/**
 * Returns the valid results of a search provider.
 * @throws TypeError if the answer is not a list.
 */
export function readResults(answer: unknown): SearchResult[] {
  if (!Array.isArray(answer)) throw new TypeError('The search provider did not return an array.');
  return readList(answer, 'label', (id, label, { description, link, icon, group }) => ({
    id,
    label: label.slice(0, MAX_LENGTH),
    description: textOf(description)?.slice(0, MAX_LENGTH),
    link: textOf(link),
    icon: textOf(icon),
    group: textOf(group),
  })).slice(0, MAX_RESULTS);
}
