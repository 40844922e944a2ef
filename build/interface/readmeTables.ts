import { ATTRIBUTES } from '../../src/elements/attributes';
import { attributes } from './attributes';
import { events } from './events';
import { properties } from './properties';
import { ALL, type ElementName } from './row';
import { parts, slots, tokens } from './surface';

/** The rows of the README's tables, by the heading they stand under. */
export const readmeTables: Record<string, string[]> = {
  Attributes: attributes.map(({ name, on, meaning }) => {
    const value = ATTRIBUTES[`backoffice-${on[0] ?? 'shell'}`][name];
    return row(code(name), elementsOf(on), value === '' ? 'empty' : code(`${value}`), meaning);
  }),
  'Properties and methods': properties.map(({ name, on, meaning }) =>
    row(code(name), elementsOf(on), meaning),
  ),
  Events: events.map(({ name, detail, meaning }) => row(code(name), code(detail), meaning)),
  Slots: slots.map(({ names, on, meaning }) => row(codes(names), elementsOf(on), meaning)),
  Parts: parts.map(({ names, on, meaning }) => row(codes(names), elementsOf(on), meaning)),
  'CSS custom properties': tokens.map(({ name, value, meaning }) =>
    row(code(name), code(value), meaning),
  ),
};

/** The README with the rows of its tables made afresh; throws where a table is missing. */
export function withTables(readme: string): string {
  return Object.entries(readmeTables).reduce((text, [heading, rows]) => {
    const table = new RegExp(
      `(\\n## ${heading}\\n(?:(?!\\n## )[^])*?\\n\\|[ |:-]+\\|\\n)(?:\\|.*\\n)+`,
    );
    if (!table.test(text)) throw new Error(`README.md has no table below "${heading}".`);
    return text.replace(table, (_, head: string) => `${head}${rows.join('\n')}\n`);
  }, readme);
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
  return on.length === ALL.length ? 'all' : on.join(', ');
}
