import { shared } from './registry';

/** Warns the integrator once about the same thing. */
export function warnOnce(text: string): void {
  const warned = shared('warned', () => new Set<string>());
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(`backoffice-elements: ${text}`);
}
