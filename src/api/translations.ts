import { catalogPath } from '../constants';
import { startDeadline } from './deadline';

/** Texts of one language by key. */
export type Texts = Record<string, string>;

/** A catalog of more bytes than this is refused: something else lies at the address. */
const MAX_CATALOG = 1_000_000;

/**
 * Fetches the translation file of a language from a folder (§7).
 * @returns its entries as they are; throws where the file is missing, too large or no JSON object.
 */
export async function fetchCatalog(folder: string, language: string): Promise<[string, unknown][]> {
  const deadline = startDeadline();
  try {
    const address = new URL(catalogPath(language), folder);
    const response = await fetch(address, { credentials: 'same-origin', signal: deadline.signal });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
    return entriesOf(await readText(response));
  } catch (error) {
    throw deadline.passed() ? new Error('timed out') : error;
  } finally {
    deadline.end();
  }
}

/** Reads an answer as text, and hangs up where it does not end. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_CATALOG) {
      void reader.cancel();
      throw new Error('too large');
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

function entriesOf(text: string): [string, unknown][] {
  // A server that answers everything with its start page.
  if (/^\s*</.test(text)) throw new Error('HTML instead of JSON');
  const catalog: unknown = JSON.parse(text);
  if (typeof catalog !== 'object' || catalog === null || Array.isArray(catalog)) {
    throw new Error('no JSON object');
  }
  return Object.entries(catalog);
}
