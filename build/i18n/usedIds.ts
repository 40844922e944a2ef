import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const SRC = new URL('../../src/', import.meta.url);

/** Ids put together from a beginning and a name, and where the names are listed. */
export const FAMILIES: Record<string, { file: string; list: string }> = {
  'menu.': { file: 'constants.ts', list: 'AREAS' },
  'failure.': { file: 'api/errors.ts', list: 'REASONS' },
  'hosted.': { file: 'api/oidcFailure.ts', list: 'MESSAGES' },
};

/** What one file says about texts. */
export interface Uses {
  file: string;
  /** Ids asked for, written out. */
  asked: string[];
  /** Beginnings of ids that are put together. */
  families: string[];
  /** Every string written in it: an id among them may be handed on. */
  strings: Set<string>;
}

/** What the sources say about texts, file by file. */
export function readUses(): Uses[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => usesIn(file.replaceAll('\\', '/'), read(file)));
}

/** What the code of a file says about texts: `i18n._('id')`, with both branches of a condition. */
export function usesIn(file: string, code: string): Uses {
  const uses: Uses = { file, asked: [], families: [], strings: new Set() };
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) uses.strings.add(node.text);
    if (ts.isTemplateExpression(node) && node.head.text in FAMILIES) {
      uses.families.push(node.head.text);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [id] = node.arguments;
      if (node.expression.name.text === '_' && id) uses.asked.push(...idsIn(id));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, code));
  return uses;
}

/** The names that a family's list holds: elements of an array or keys of an object. */
export function namesOf(family: string): string[] {
  const { file, list } = FAMILIES[family] as (typeof FAMILIES)[string];
  const names: string[] = [];
  const gather = (node: ts.Node) => {
    if (ts.isArrayLiteralExpression(node)) {
      for (const one of node.elements) if (ts.isStringLiteralLike(one)) names.push(one.text);
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const one of node.properties) names.push((one.name as ts.Identifier).text);
    } else ts.forEachChild(node, gather);
  };
  const find = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === list) gather(node);
    ts.forEachChild(node, find);
  };
  find(parse(file, read(file)));
  return names;
}

function idsIn(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...idsIn(node.whenTrue), ...idsIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return idsIn(node.expression);
  // A name: what it stands for is written as a string somewhere else.
  return [];
}

function parse(file: string, code: string): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
}

function read(file: string): string {
  return readFileSync(new URL(file.replaceAll('\\', '/'), SRC), 'utf8');
}
