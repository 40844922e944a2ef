import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Placeholders of a text, and its errors in its language. */
export interface Shape {
  /** Placeholders with their kind: `count plural`, `name`. */
  values: string[];
  problems: string[];
}

/** Reads the ICU message of a text in a locale. */
export function shapeOf(text: string, locale: string): Shape {
  const shape: Shape = { values: [], problems: [] };
  try {
    collect(compileMessageOrThrow(text), shape, locale);
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    shape.problems.push(`cannot be read: ${reason}`);
  }
  shape.values = [...new Set(shape.values)].sort();
  return shape;
}

function collect(message: CompiledMessage, shape: Shape, locale: string): void {
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, kind, format] = token;
    shape.values.push(kind ? `${name} ${kind}` : name);
    if (typeof format !== 'object' || format === null) continue;
    const { offset, ...cases } = format as Record<string, CompiledMessage>;
    if (kind === 'plural') checkForms(Object.keys(cases), shape, locale);
    for (const one of Object.values(cases)) collect(one, shape, locale);
  }
}

/** Checks that a plural has the forms of its language and no others. */
function checkForms(usedForms: string[], shape: Shape, locale: string): void {
  const rules = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  // Spanish and Italian use `many` only for round millions; no number shown here is that large.
  const wanted = rules.filter((form) => form !== 'many' || locale === 'ru');
  const forms = usedForms.filter((form) => !/^\d+$/.test(form));
  if (forms.sort().join() !== wanted.sort().join()) {
    shape.problems.push(`has the plural forms ${forms}; ${locale} takes ${wanted}`);
  }
}
