// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '../../../src/elements/sessionAttributes';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const readme = read('README.md');
const reference = read('docs/reference.md');

describe('the reference', () => {
  it('lists every attribute with its elements and its default', () => {
    const listed = rowsBelow('Attributes').flatMap(([attribute = '', on = '', value = '']) =>
      tagsOf(on).map((tag) => `${tag} ${code(attribute)}=${value === 'empty' ? '' : code(value)}`),
    );
    const real = Object.entries(ATTRIBUTES).flatMap(([tag, attributes]) =>
      Object.entries(attributes).map(([name, value]) => `${tag} ${name}=${value}`),
    );
    expect(listed.sort()).toEqual(real.sort());
  });

  it('lists every function of the package with its modules', () => {
    const listed = rowsBelow('Functions').map(([call = '', modules = '']) => [
      code(call).replace(/\(.*/, ''),
      modules.replaceAll('`', ''),
    ]);
    const modules = ['define', 'passkeys', 'area-frame', 'area'];
    const exported = modules.flatMap((module) =>
      functionsOf(module).map((name) => [name, `backoffice-elements/${module}`]),
    );
    const all = new Map<string, string[]>();
    for (const [name = '', module = ''] of exported) {
      all.set(name, [...(all.get(name) ?? []), module]);
    }
    const expected = [...all].map(([name, from]) => [name, from.join(', ')]);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('names the options of areas, and the guide every member of their context', () => {
    const types = read('src/store/areas/areaTypes.ts');
    const membersOf = (name: string) => {
      const [, body = ''] =
        new RegExp(`interface ${name}\\b[^{]*{\\n([^]*?)\\n}`).exec(types) ?? [];
      return [...body.matchAll(/^ {2}(\w+)[?<(:]/gm)].map(([, member = '']) => member);
    };
    const [, meaning = ''] = /^\| `areas` \|(.*)$/m.exec(reference) ?? [];
    const options = membersOf('AreaOptions');
    expect(options).toContain('preload');
    expect(options.filter((name) => !meaning.includes(`\`${name}\``))).toEqual([]);
    const context = read('docs/areas.md').split('\n## Context\n')[1]?.split('\n## ')[0] ?? '';
    const members = [...membersOf('AreaFacts'), ...membersOf('AreaContext')];
    expect(members).toContain('setCommands');
    expect(members.filter((name) => !new RegExp(`\`${name}\\b`).test(context))).toEqual([]);
  });

  it('lists every event with the fields of its detail', () => {
    const listed = rowsBelow('Events').map(
      ([event = '', detail = '']) => code(event) + code(detail),
    );
    expect(listed.sort()).toEqual(announcements().sort());
  });

  it('lists every custom property with its default', () => {
    const listed = rowsBelow('CSS custom properties').map(
      ([name = '', value = '']) => `${code(name)}: ${code(value)}`,
    );
    expect(listed.sort()).toEqual(customProperties().sort());
  });

  it('lists every part', () => {
    const listed = rowsBelow('Parts').map(([part = '']) => code(part));
    const named = filesBelow('src/views', '.tsx')
      .filter(isNoPicker)
      .flatMap((file) =>
        [...read(file).matchAll(/\bpart="([^"]+)"/g)].flatMap(([, parts = '']) => parts.split(' ')),
      );
    expect(listed.sort()).toEqual([...new Set(named)].sort());
  });
});

it('the README links to every guide', () => {
  const missing = filesBelow('docs', '.md').filter((file) => !readme.includes(`](${file})`));
  expect(missing).toEqual([]);
});

it('the README has at most 120 lines', () => {
  expect(readme.split('\n').length - 1).toBeLessThanOrEqual(120);
});

it('docs/pickers.md lists every part of the pickers', () => {
  const named = filesBelow('src/views/pickers', '.tsx').flatMap((file) =>
    [...read(file).matchAll(/\bpart="([^"]+)"/g)].map(([, part]) => part),
  );
  const table = read('docs/pickers.md').split('\n## Parts\n')[1]?.split('\n## ')[0] ?? '';
  const listed = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, part]) => part);
  expect(listed.sort()).toEqual([...new Set(named)].sort());
});

describe('links between the pages', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...filesBelow('docs', '.md')];

  it.each(pages)('of %s point to existing files', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => to);
    const missing = links.filter((to) => !existsSync(new URL(to, new URL(page, ROOT))));
    expect(missing).toEqual([]);
  });
});

/** Returns the cells of the first table below a heading, without its header row. */
function rowsBelow(heading: string): string[][] {
  const section = reference.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** Returns the names of the functions that an entry exports, its own and those of other modules. */
function functionsOf(entry: string): string[] {
  const source = read(`src/entries/${entry}.ts`);
  const own = [...source.matchAll(/^export function (\w+)/gm)].map(([, name = '']) => name);
  const passedOn = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  return [...own, ...passedOn.filter((name) => /^[a-z]\w*$/.test(name))];
}

/** Returns the text of a code cell. */
function code(cell: string): string {
  return /^`([^`]+)`$/.exec(cell)?.[1] ?? `(no code: ${cell})`;
}

function tagsOf(on: string): string[] {
  const names = on === 'all' ? ['shell', 'login', 'reset'] : on.split(', ');
  return names.map((name) => `backoffice-${name}`);
}

/** Returns the names and fields of the interface `Announcements`. */
function announcements(): string[] {
  const body =
    /interface Announcements \{(.*?)\n\}/s.exec(read('src/store/element/announce.ts'))?.[1] ?? '';
  return [...body.matchAll(/'(backoffice-[a-z-]+)': \{(.*?)\};/gs)].map(([, name, fields = '']) => {
    const names = [...fields.matchAll(/(\w+\??):/g)].map(([, field]) => field);
    return `${name}{${names.join(', ')}}`;
  });
}

/** Returns every `--backoffice-…: value` that a style sheet sets. */
function customProperties(): string[] {
  const declared = filesBelow('src', '.css')
    .filter(isNoPicker)
    .flatMap((file) =>
      [...withoutComments(read(file)).matchAll(/(--backoffice-[a-z-]+):\s*([^;]+);/g)].map(
        ([, name, value = '']) => `${name}: ${value.replace(/\s+/g, ' ')}`,
      ),
    );
  return [...new Set(declared)];
}

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '');

function filesBelow(folder: string, end: string): string[] {
  return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end) && !file.startsWith('site'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

/** The pickers have their own tables in docs/pickers.md. */
function isNoPicker(file: string): boolean {
  return !file.startsWith('src/views/pickers/');
}
