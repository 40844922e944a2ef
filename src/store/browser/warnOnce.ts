import { shared } from './registry';

/** Writes a warning to the console, once per text and page. */
export function warnOnce(text: string): void {
  const warned = shared('warned', () => new Set<string>());
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(`backoffice-elements: ${text}`);
}
