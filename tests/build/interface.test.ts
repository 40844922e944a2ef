// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attributes } from '../../build/interface/attributes';
import { customElementsManifest } from '../../build/interface/customElements';
import { elements } from '../../build/interface/description';
import { withTables } from '../../build/interface/readmeTables';
import { vscodeData } from '../../build/interface/vscode';
import { webTypes } from '../../build/interface/webTypes';
import { ATTRIBUTES } from '../../src/elements/attributes';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

describe('the description of the interface', () => {
  it('makes the tables of the README (npm run readme)', () => {
    expect(withTables(readme)).toBe(readme);
  });

  it('describes every attribute of every element once', () => {
    for (const { tag, attributes: described } of elements) {
      const names = described.map(({ name }) => name).sort();
      expect({ tag, names }).toEqual({ tag, names: Object.keys(ATTRIBUTES[tag]).sort() });
    }
    const names = attributes.map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('has a default among the values that are accepted', () => {
    const fixed = elements.flatMap((element) => element.attributes).filter((one) => one.values[0]);
    expect(fixed.length).toBeGreaterThan(10);
    const wrong = fixed.filter(
      (one) => one.default !== '' && !one.values.includes(`${one.default}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the files for editors', () => {
  const shell = elements[0]!;

  it('name every attribute, event, slot and part in the custom elements manifest', () => {
    const { modules } = customElementsManifest();
    expect(modules.map(({ path }) => path)).toEqual(
      ['shell', 'login', 'reset'].map((name) => `dist/npm/${name}.js`),
    );
    const declaration = modules[0]!.declarations[0]!;
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    expect(names(declaration.attributes)).toEqual(names(shell.attributes));
    expect(names(declaration.events)).toEqual(names(shell.events));
    expect(names(declaration.slots)).toContain('workspace');
    expect(names(declaration.cssParts)).toContain('topbar');
    expect(declaration.attributes.find(({ name }) => name === 'layout')).toMatchObject({
      type: { text: "'vertical' | 'horizontal'" },
      default: '"vertical"',
    });
    expect(declaration.members.find(({ name }) => name === 'navigate')).toMatchObject({
      kind: 'method',
      parameters: [{ name: 'path' }],
      return: { type: { text: 'void' } },
    });
  });

  it('offer the values of an attribute in VS Code and JetBrains', () => {
    const { tags } = vscodeData();
    expect(tags[0]?.attributes.find(({ name }) => name === 'sidebar')?.values).toEqual(
      ['dark', 'light', 'compact', 'icon', 'colored'].map((name) => ({ name })),
    );
    const [element] = webTypes('backoffice-elements', '1.0.0').contributions.html.elements;
    const attribute = (wanted: string) => element?.attributes.find(({ name }) => name === wanted);
    expect(attribute('routing')?.value).toEqual({ kind: 'plain', type: ["'hash'", "'memory'"] });
    expect(attribute('no-autofocus')?.value.kind).toBe('no-value');
    expect(element?.js.events.map(({ name }) => name)).toContain('backoffice-navigate');
  });
});
