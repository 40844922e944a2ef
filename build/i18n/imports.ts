import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const STATIC = /^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?'(\.[^']+)'/gm;
const DYNAMIC = /\bimport\('(\.[^']+)'\)/g;

/** Modules of `src` that a module imports, by path relative to `src`. */
interface Imports {
  static: string[];
  dynamic: string[];
}

/** Reads the imports of every module in `src`. */
export function readImports(): Map<string, Imports> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => {
        const code = readFileSync(path.join(SRC, file), 'utf8');
        const found = (pattern: RegExp) =>
          [...code.matchAll(pattern)].flatMap(([, address = '']) => resolve(file, address));
        return [file, { static: found(STATIC), dynamic: found(DYNAMIC) }];
      }),
  );
}

/** Returns a module and everything that it imports statically. */
export function closureOf(entry: string, imports: Map<string, Imports>): Set<string> {
  const closure = new Set<string>();
  const visit = (file: string) => {
    if (closure.has(file)) return;
    closure.add(file);
    for (const imported of imports.get(file)?.static ?? []) visit(imported);
  };
  visit(entry);
  return closure;
}

function resolve(from: string, address: string): string[] {
  const target = path.posix.join(path.posix.dirname(from), address);
  const file = ['', '.ts', '.tsx', '/index.ts']
    .map((end) => target + end)
    .find((one) => /\.\w+$/.test(one) && existsSync(path.join(SRC, one)));
  return file ? [file] : [];
}
