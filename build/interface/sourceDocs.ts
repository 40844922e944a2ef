import ts from 'typescript';
import { camelCase } from '../../src/store/element/camelCase';
import { attributes } from './attributes';
import { describeEvent } from './customElements';
import { type ElementDescription, elements } from './description';
import { events } from './events';
import { pickerAttributes, pickerProperties } from './pickers';
import { plainLinks } from './plainLinks';
import { properties } from './properties';

/** Docstrings by the name of a declaration, then by member; the empty name is the declaration itself. */
type Docs = Record<string, Record<string, string[]>>;

const MAX_WIDTH = 100;

/** The source files whose docstrings come from the description of the interface. */
export const documentedSources: Record<string, Docs> = {
  'src/elements/elementProperties.ts': forInterfaces(
    ['SharedProperties', 'SignInProperties', 'LoginProperties', 'ResetProperties'],
    membersOf([...attributes, ...properties]),
  ),
  'src/elements/shellProperties.ts': forInterfaces(
    ['ShellProperties'],
    membersOf([...attributes, ...properties]),
  ),
  'src/elements/elementTypes.ts': forInterfaces(['BackofficeElement'], membersOf(properties)),
  'src/elements/pickers/pickerTypes.ts': {
    ...forInterfaces(
      ['PickerProperties', 'DatePickerProperties', 'TimePickerProperties', 'FormControl'],
      membersOf([...pickerAttributes, ...pickerProperties]),
    ),
  },
  'src/store/element/announce.ts': {
    Announcements: Object.fromEntries(
      events.map(({ name, detail, meaning }) => [name, [describeEvent(meaning, detail)]]),
    ),
  },
  ...Object.fromEntries(
    elements.map((element) => [
      `src/elements/${element.tag}.ts`,
      { [element.className]: { '': contractOf(element), ...methodsOf(element) } },
    ]),
  ),
};

/** Returns a source with its generated docstrings brought up to date; other docstrings stay. */
export function withDocs(source: string, docs: Docs): string {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const edits: { from: number; to: number; text: string }[] = [];
  const document = (node: ts.Node, paragraphs: string[] | undefined) => {
    if (!paragraphs) return;
    const start = node.getStart(file);
    const [jsDoc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
    const from = jsDoc?.getStart(file) ?? start;
    const column = file.getLineAndCharacterOfPosition(from).character;
    const text = comment(paragraphs, ' '.repeat(column));
    // Text after an existing docstring stays: a directive of the linter, for example.
    if (jsDoc) edits.push({ from, to: jsDoc.getEnd(), text });
    else edits.push({ from, to: from, text: `${text}\n${' '.repeat(column)}` });
  };
  for (const statement of file.statements) {
    if (!ts.isInterfaceDeclaration(statement) && !ts.isClassDeclaration(statement)) continue;
    const own = docs[statement.name?.text ?? ''];
    if (!own) continue;
    // A class and an interface of one name share the docstring of the class.
    if (ts.isClassDeclaration(statement) || !own['']) document(statement, own['']);
    for (const member of statement.members) {
      const name = member.name && ts.isComputedPropertyName(member.name) ? '' : member.name;
      if (name) document(member, own[(name as ts.Identifier | ts.StringLiteral).text]);
    }
  }
  return edits.reduceRight(
    (text, { from, to, text: inserted }) => text.slice(0, from) + inserted + text.slice(to),
    source,
  );
}

/** Formats a docstring, wrapped; the first line is not indented. */
function comment(paragraphs: string[], indent: string): string {
  const [first = ''] = paragraphs;
  const single = `${indent}/** ${first} */`;
  if (paragraphs.length === 1 && single.length <= MAX_WIDTH) return `/** ${first} */`;
  const lines = paragraphs.flatMap((text) => wrap(text, MAX_WIDTH - indent.length - 3));
  return `/**\n${lines.map((line) => `${indent} *${line && ` ${line}`}\n`).join('')}${indent} */`;
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

function forInterfaces(names: readonly string[], members: Record<string, string[]>): Docs {
  return Object.fromEntries(names.map((name) => [name, members]));
}

function membersOf(rows: readonly { name: string; meaning: string }[]): Record<string, string[]> {
  return Object.fromEntries(
    rows
      // The pickers describe `value` once each.
      .filter(({ name }) => name !== 'value')
      .map(({ name, meaning }) => [camelCase(name.replace(/\(.*/, '')), [plainLinks(meaning)]]),
  );
}

function methodsOf({ methods }: ElementDescription): Record<string, string[]> {
  return Object.fromEntries(methods.map(({ name, meaning }) => [name, [plainLinks(meaning)]]));
}

/** Returns the public contract of an element, in the tags of the custom elements analyzer. */
function contractOf(element: ElementDescription): string[] {
  const names = element.attributes.map(({ name }) => `\`${name}\``).join(', ');
  return [
    `\`<${element.tag}>\`: ${element.summary}`,
    '',
    `Attributes, each with a property of the same name in camel case: ${names}.`,
    '',
    ...element.events.map(
      (one) => `@fires ${one.name} - ${plainLinks(describeEvent(one.meaning, one.detail))}`,
    ),
    ...element.slots.map(({ name, meaning }) => `@slot ${name} - ${plainLinks(meaning)}`),
    ...element.parts.map(({ name, meaning }) => `@csspart ${name} - ${plainLinks(meaning)}`),
  ];
}
