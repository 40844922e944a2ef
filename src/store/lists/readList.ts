/** A text as integrators give it: a number will do, an empty one is none. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() ? value : undefined;
}

/**
 * The entries of a list that an integrator gave, each with its name and an id of its own; one without
 * an id goes by its name. Never throws: what is no entry, what cannot be read and what comes twice is
 * dropped.
 */
export function readList<Entry>(
  given: unknown,
  naming: 'label' | 'title',
  make: (id: string, name: string, facts: Record<string, unknown>) => Entry,
): Entry[] {
  if (!Array.isArray(given)) return [];
  const ids = new Set<string>();
  return given.flatMap((one: unknown) => {
    try {
      const facts = Object(one) as Record<string, unknown>;
      const name = textOf(facts[naming]) ?? textOf(facts.id);
      const id = textOf(facts.id) ?? name;
      if (!name || !id || ids.has(id)) return [];
      const made = make(id, name, facts);
      ids.add(id);
      return [made];
    } catch {
      // A getter of the integrator's threw.
      return [];
    }
  });
}
