import { catalogPath } from '../constants';
import { createClient } from './client';
import { startDeadline } from './deadline';

/** Largest accepted file, in bytes. */
const MAX_CATALOG = 1_000_000;

const fetchStream = createClient({
  parseResponse: undefined,
  responseType: 'stream',
  onResponseError({ response: { status, statusText } }) {
    throw new Error(`${status} ${statusText}`.trim());
  },
});

/**
 * Fetches the translation file of a language from a folder. Returns its entries unchecked.
 * @throws Error if the file is missing, too large or not a JSON object
 */
export async function fetchCatalog(folder: string, language: string): Promise<[string, unknown][]> {
  const deadline = startDeadline();
  try {
    const { href } = new URL(catalogPath(language), folder);
    const { _data } = await fetchStream<ReadableStream<Uint8Array>>(href, {
      signal: deadline.signal,
    });
    return entriesOf(await readText(_data));
  } catch (error) {
    throw deadline.passed() ? new Error('timed out') : error;
  } finally {
    deadline.end();
  }
}

/** Reads a body as text. Cancels it when it becomes too large. */
async function readText(body: ReadableStream<Uint8Array> | undefined): Promise<string> {
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
  // Some servers answer an unknown address with their start page.
  if (/^\s*</.test(text)) throw new Error('HTML instead of JSON');
  const catalog: unknown = JSON.parse(text);
  if (typeof catalog !== 'object' || catalog === null || Array.isArray(catalog)) {
    throw new Error('no JSON object');
  }
  return Object.entries(catalog);
}
