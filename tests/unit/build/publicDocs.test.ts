// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { documentedSources, withDocs } from '../../../build/interface/sourceDocs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ENTRIES = [
  'src/index.ts',
  ...['define', 'area', 'passkeys'].map((name) => `src/entries/${name}.ts`),
];

describe('the docstrings of the public types', () => {
  it.each(Object.entries(documentedSources))(
    'of %s match the description of the interface (npm run reference)',
    (name, docs) => {
      const source = readFileSync(path.join(ROOT, name), 'utf8');
      expect(withDocs(source, docs)).toBe(source);
    },
  );

  it('are replaced when the description changes, and added if they are missing', () => {
    const source = 'export interface A {\n  /** Old. */\n  one: string;\n  two: string;\n}\n';
    expect(withDocs(source, { A: { one: ['New.'], two: ['Second.'] } })).toBe(
      'export interface A {\n  /** New. */\n  one: string;\n  /** Second. */\n  two: string;\n}\n',
    );
  });

  it('exist for every export of the package and for each of its members', {
    timeout: 120_000,
  }, () => {
    const files = ENTRIES.map((entry) => path.join(ROOT, entry));
    const options = {
      ...ts.parseJsonConfigFileContent(
        ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile).config,
        ts.sys,
        ROOT,
      ).options,
      noLib: true,
      types: [],
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    // Only our own types are checked: packages would take most of the time.
    host.getSourceFile = (file, ...rest) =>
      file.includes('/node_modules/') ? undefined : getSourceFile(file, ...rest);
    const program = ts.createProgram(files, options, host);
    const checker = program.getTypeChecker();
    const exported = files.flatMap((file) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
      return module ? checker.getExportsOfModule(module) : [];
    });
    expect(exported.length).toBeGreaterThan(30);
    expect(exported.flatMap((symbol) => undocumented(checker, symbol))).toEqual([]);
  });
});

/** Returns the names of a symbol and its members that lack a docstring. */
function undocumented(checker: ts.TypeChecker, exported: ts.Symbol): string[] {
  const alias = exported.flags & ts.SymbolFlags.Alias;
  const symbol = alias ? checker.getAliasedSymbol(exported) : exported;
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  return [
    ...(hasDocs(checker, symbol) ? [] : [symbol.name]),
    ...members
      .filter((member) => isOurs(member) && !hasDocs(checker, member))
      .map((member) => `${symbol.name}.${member.name}`),
  ];
}

function isOurs(symbol: ts.Symbol): boolean {
  return Boolean(
    symbol.declarations?.some((one) => one.getSourceFile().fileName.startsWith(`${ROOT}/src/`)),
  );
}

function hasDocs(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  return symbol.getDocumentationComment(checker).length > 0;
}
