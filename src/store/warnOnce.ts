const warned = new Set<string>();

/** Warns the integrator once about the same thing. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(`backoffice-elements: ${text}`);
}
