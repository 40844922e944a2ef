import { readList, textOf } from './readList';

/** One result of the integrator's search. */
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
}

/** `searchProvider(query, signal)`: the signal is aborted when the next query comes. */
export type SearchProvider = (query: string, signal: AbortSignal) => Promise<unknown>;

/** More would not be read. */
const MOST = 20;

/** What a search provider answered, cleaned; throws where it is no list. */
export function readResults(answer: unknown): SearchResult[] {
  if (!Array.isArray(answer)) throw new TypeError('The search provider gave no list.');
  return readList(answer, 'label', (id, label, { description, link, icon }) => ({
    id,
    label,
    description: textOf(description),
    link: textOf(link),
    icon: textOf(icon),
  })).slice(0, MOST);
}
