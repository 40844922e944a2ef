// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { minifyCss } from '../../../build/plugins/css';
import { makeImportant } from '../../../src/views/styles/makeImportant';

const VIEWS = new URL('../../../src/views/', import.meta.url);
const sheets = readdirSync(VIEWS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const light = sheets.filter((file) => file.endsWith('.light.css'));
const minified = (file: string) => minifyCss(file, readFileSync(new URL(file, VIEWS)));

const keyframesOf = (file: string) => minified(file).match(/(?<=@keyframes )[\w-]+/g) ?? [];

/** Parses the selectors and declarations of a sheet. */
function read(css: string) {
  const selectors: string[] = [];
  let normal = 0;
  let important = 0;
  transform({
    filename: 'read.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => void selectors.push(JSON.stringify(selector)),
      Rule: {
        style({ value: { declarations } }) {
          normal += declarations?.declarations?.length ?? 0;
          important += declarations?.importantDeclarations?.length ?? 0;
        },
      },
    },
  });
  return { selectors, normal, important };
}

/** Returns selectors of top-level rules; nested rules are skipped. */
function outermostSelectors(css: string): string[] {
  const found: string[] = [];
  const collect = (rules: readonly { type: string; value?: unknown }[]) => {
    for (const { type, value } of rules) {
      const inner = value as { rules?: typeof rules; selectors?: unknown[] };
      if (type === 'style')
        found.push(...(inner.selectors ?? []).map((one) => JSON.stringify(one)));
      else if (inner?.rules) collect(inner.rules);
      else if (type !== 'layer-statement') found.push(type);
    }
  };
  transform({
    filename: 'outermost.css',
    code: Buffer.from(css),
    visitor: { StyleSheet: ({ rules }) => collect(rules) },
  });
  return found;
}

describe('the sheets of the forms on the host page', () => {
  it.each(light)('make every declaration important: %s', (file) => {
    const plain = read(minified(file));
    const insisting = read(makeImportant(minified(file)));
    expect(plain.normal).toBeGreaterThan(5);
    expect(insisting.normal).toBe(0);
    expect(insisting.important).toBe(plain.normal + plain.important);
  });

  it.each(light)('keep their selectors: %s', (file) => {
    expect(read(makeImportant(minified(file))).selectors).toEqual(read(minified(file)).selectors);
  });

  it.each(light)('select only our own tags: %s', (file) => {
    const outermost = outermostSelectors(minified(file));
    expect(outermost.length).toBeGreaterThan(0);
    for (const selector of outermost) expect(selector).toMatch(/"backoffice-(shell|login|reset)"/);
  });
});

describe('makeImportant', () => {
  it.each([
    ['a{color:red}', 'a{color:red!important}'],
    ['a:hover{color:red;top:0}', 'a:hover{color:red!important;top:0!important}'],
    ['a{&:not(.b):hover{top:0}}', 'a{&:not(.b):hover{top:0!important}}'],
    ['@media (width<=5px){a{top:0}}', '@media (width<=5px){a{top:0!important}}'],
    ['@media (min-width:5px){a{top:0}}', '@media (min-width:5px){a{top:0!important}}'],
    ['a{--own:1px solid}', 'a{--own:1px solid!important}'],
  ])('turns %s into %s', (plain, insisting) => {
    expect(makeImportant(plain)).toBe(insisting);
  });
});

describe('a style sheet', () => {
  it.each(sheets)('uses no rem units, which depend on the host: %s', (file) => {
    expect(minified(file)).not.toMatch(/[\d.]rem\b/);
  });

  // The last adopted sheet would define the keyframes for all that use the name.
  it.each(sheets.filter((file) => keyframesOf(file).length > 0))(
    'shares no keyframes name with another sheet: %s',
    (file) => {
      const others = sheets.filter((other) => other !== file).flatMap(keyframesOf);
      for (const name of keyframesOf(file)) expect(others).not.toContain(name);
    },
  );

  it('loses comments and spaces, not the order of its layers', () => {
    const code = Buffer.from('@layer a, b;\n/* why */\n@layer b { a { color : red; } }\n');
    expect(minifyCss('x.css', code)).toBe('@layer a;@layer b{a{color:red}}');
  });
});
