import { PICKER_ATTRIBUTES } from '../../src/elements/pickers/pickerAttributes';
import { ATTRIBUTES } from '../../src/elements/sessionAttributes';
import { attributes } from './attributes';
import { events } from './events';
import { functions } from './functions';
import { PICKERS, pickerAttributes, pickerEvents, pickerParts, pickerProperties } from './pickers';
import { properties } from './properties';
import { ALL, type AttributeRow, type ElementName } from './row';
import { parts, pickerTokens, slots, states, tokens } from './surface';

/** Rows of the tables in docs/reference.md, by heading. */
export const referenceTables: Record<string, string[]> = {
  Attributes: attributes.map((one) => attributeRow(one, ATTRIBUTES)),
  'Properties and methods': properties.map(({ name, on, meaning }) =>
    row(code(name), elementsOf(on), meaning),
  ),
  Functions: functions.map(({ name, from, meaning }) =>
    row(code(name), codes(from.map((path) => `backoffice-elements/${path}`)), meaning),
  ),
  Events: events.map(({ name, detail, meaning }) => row(code(name), code(detail), meaning)),
  Slots: slots.map(({ names, on, meaning }) => row(codes(names), elementsOf(on), meaning)),
  Parts: parts.map(({ names, on, meaning }) => row(codes(names), elementsOf(on), meaning)),
  'Custom states': states.map(({ names, on, meaning }) =>
    row(codes(names), elementsOf(on), meaning),
  ),
  'CSS custom properties': tokens.map(({ name, value, meaning }) =>
    row(code(name), code(value), meaning),
  ),
};

/** The rows of the tables in docs/pickers.md. */
export const pickerTables: Record<string, string[]> = {
  Attributes: pickerAttributes.map((one) => attributeRow(one, PICKER_ATTRIBUTES)),
  'Properties and methods': pickerProperties.map(({ name, on, meaning }) =>
    row(code(name), elementsOf(on), meaning),
  ),
  Events: pickerEvents.map(({ name, on, detail, meaning }) =>
    row(code(name), elementsOf(on), detail ? code(detail) : 'none', meaning),
  ),
  Parts: pickerParts.map(({ names, meaning }) => row(codes(names), meaning)),
  'CSS custom properties': pickerTokens.map(({ name, value, meaning }) =>
    row(code(name), code(value), meaning),
  ),
};

/**
 * Returns a text with the rows of its tables replaced.
 * @throws Error if a table is missing
 */
export function withTables(page: string, tables = referenceTables): string {
  return Object.entries(tables).reduce((text, [heading, rows]) => {
    const table = new RegExp(
      `(\\n## ${heading}\\n(?:(?!\\n## )[^])*?\\n\\|[ |:-]+\\|\\n)(?:\\|.*\\n)+`,
    );
    if (!table.test(text)) throw new Error(`There is no table below "${heading}".`);
    return text.replace(table, (_, head: string) => `${head}${rows.join('\n')}\n`);
  }, page);
}

function attributeRow(
  { name, on, meaning }: AttributeRow,
  defaults: Record<string, Record<string, string | false>>,
): string {
  const value = defaults[`backoffice-${on[0]}`]?.[name];
  return row(code(name), elementsOf(on), value === '' ? 'empty' : code(`${value}`), meaning);
}

function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function codes(texts: readonly string[]): string {
  return texts.map(code).join(', ');
}

function elementsOf(on: readonly ElementName[]): string {
  if (on === PICKERS) return 'both';
  return on.length === ALL.length
    ? 'all'
    : on.map((name) => name.replace('-picker', '')).join(', ');
}
