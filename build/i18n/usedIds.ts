import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const SRC = new URL('../../src/', import.meta.url);

/** Text ids in one file. */
export interface Uses {
  file: string;
  /** Ids in calls, as literals. */
  usedIds: string[];
  /** Prefixes of ids in template literals, such as `menu.`; TypeScript checks the rest. */
  prefixes: string[];
  /** Every string in the file, since an id may be passed to another function. */
  strings: Set<string>;
}

/** Returns the text ids in the sources, file by file. */
export function readUses(): Uses[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => usesIn(file.replaceAll('\\', '/'), read(file)));
}

/**
 * Returns the text ids in the code of a file: `i18n._('id')`, with both branches of a condition.
 */
export function usesIn(file: string, code: string): Uses {
  const uses: Uses = { file, usedIds: [], prefixes: [], strings: new Set() };
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) uses.strings.add(node.text);
    if (ts.isTemplateExpression(node) && /^[a-z]\w*\.$/i.test(node.head.text)) {
      uses.prefixes.push(node.head.text);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [id] = node.arguments;
      if (node.expression.name.text === '_' && id) uses.usedIds.push(...idsIn(id));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, code));
  return uses;
}

function idsIn(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...idsIn(node.whenTrue), ...idsIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return idsIn(node.expression);
  // A variable: its value is a string literal elsewhere.
  return [];
}

function parse(file: string, code: string): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
}

function read(file: string): string {
  return readFileSync(new URL(file.replaceAll('\\', '/'), SRC), 'utf8');
}
