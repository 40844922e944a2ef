import { decode, encode } from '@jridgewell/sourcemap-codec';

/** Comments that keep webpack, Turbopack and Vite from resolving an import. */
const COMMENTS = '/*webpackIgnore:true*//*turbopackIgnore:true*//*@vite-ignore*/';

/** The place before the argument of an `import()` whose address is known only at run time. */
const ADDRESS = /(?<=(?<![\w$.])import\()(?=[\w$])/g;

/** A source map, as an object or as text. */
type SourceMap = { mappings: string } | string;

/**
 * Marks the imports in minified code whose address is known only at run time, so that the bundler of the host
 * page leaves them alone. In the sources, minifiers would remove the comments.
 */
export function markRuntimeImports<Map extends SourceMap | undefined>(
  code: string,
  map: Map,
): { code: string; map: Map } {
  const columns = code.split('\n').map((line) => [...line.matchAll(ADDRESS)].map((at) => at.index));
  return { code: code.replace(ADDRESS, COMMENTS), map: map && (shift(map, columns) as Map) };
}

/** Shifts the mappings behind each column at which the comments were inserted. */
function shift(map: SourceMap, columns: readonly number[][]): SourceMap {
  if (typeof map === 'string') return JSON.stringify(shift(JSON.parse(map), columns));
  const lines = decode(map.mappings);
  for (const [line, inserted] of columns.entries()) {
    for (const segment of lines[line] ?? []) {
      segment[0] += inserted.filter((column) => column < segment[0]).length * COMMENTS.length;
    }
  }
  return { ...map, mappings: encode(lines) };
}
