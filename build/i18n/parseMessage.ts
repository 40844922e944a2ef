import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Placeholders and errors of a message. */
export interface ParsedMessage {
  /** Placeholders with their kind: `count plural`, `name`. */
  values: string[];
  problems: string[];
}

/** Parses an ICU message and checks it against the plural forms of its locale. */
export function parseMessage(text: string, locale: string): ParsedMessage {
  const parsed: ParsedMessage = { values: [], problems: [] };
  try {
    collect(compileMessageOrThrow(text), parsed, locale);
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    parsed.problems.push(`cannot be read: ${reason}`);
  }
  parsed.values = [...new Set(parsed.values)].sort();
  return parsed;
}

function collect(message: CompiledMessage, parsed: ParsedMessage, locale: string): void {
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, kind, format] = token;
    parsed.values.push(kind ? `${name} ${kind}` : name);
    if (typeof format !== 'object' || format === null) continue;
    const { offset, ...cases } = format as Record<string, CompiledMessage>;
    if (kind === 'plural') checkForms(Object.keys(cases), parsed, locale);
    for (const one of Object.values(cases)) collect(one, parsed, locale);
  }
}

/** Checks that a plural has the forms of its language and no others. */
function checkForms(usedForms: string[], parsed: ParsedMessage, locale: string): void {
  const rules = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  // Spanish and Italian use `many` only for round millions; no number shown here is that large.
  const wanted = rules.filter((form) => form !== 'many' || locale === 'ru');
  const forms = usedForms.filter((form) => !/^\d+$/.test(form));
  if (forms.sort().join() !== wanted.sort().join()) {
    parsed.problems.push(`has the plural forms ${forms}; ${locale} takes ${wanted}`);
  }
}
