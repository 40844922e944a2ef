// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attributes } from '../../../build/interface/attributes';
import { customElementsManifest } from '../../../build/interface/customElements';
import { elements } from '../../../build/interface/description';
import { pickerTables, withTables } from '../../../build/interface/referenceTables';
import { pickerTokens } from '../../../build/interface/surface';
import { vscodeData } from '../../../build/interface/vscode';
import { webTypes } from '../../../build/interface/webTypes';
import { PICKER_ATTRIBUTES } from '../../../src/elements/pickers/pickerAttributes';
import { ATTRIBUTES } from '../../../src/elements/sessionAttributes';

const text = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const reference = text('docs/reference.md');
const guide = text('docs/pickers.md');

const OWN = { ...ATTRIBUTES, ...PICKER_ATTRIBUTES };

describe('the description of the interface', () => {
  it('generates the tables of the reference (npm run reference)', () => {
    expect(withTables(reference)).toBe(reference);
    expect(withTables(guide, pickerTables)).toBe(guide);
  });

  it('lists exactly the custom properties that the CSS of the pickers reads', () => {
    const css = ['field', 'popup', 'date/calendar', 'time/time']
      .map((name) => text(`src/views/pickers/${name}.css`))
      .join('');
    const read = [...css.matchAll(/var\((--backoffice-[\w-]+)/g)].map(([, name]) => name);
    expect(pickerTokens.map(({ name }) => name).sort()).toEqual([...new Set(read)].sort());
    for (const { name, value } of pickerTokens.slice(0, 2))
      expect(css).toContain(`${name}: ${value};`);
  });

  it('describes every attribute of every element once', () => {
    for (const { tag, attributes: described } of elements) {
      const names = described.map(({ name }) => name).sort();
      expect({ tag, names }).toEqual({ tag, names: Object.keys(OWN[tag]).sort() });
    }
    const names = attributes.map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('has a default among the accepted values', () => {
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

  it('list every attribute, event, slot and part in the custom elements manifest', () => {
    const { modules } = customElementsManifest();
    expect(modules.map(({ path }) => path)).toEqual(
      ['shell', 'login', 'reset', 'pickers'].map((name) => `dist/npm/${name}.js`),
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

  it('describe both pickers, which share one module', () => {
    const { declarations, exports } = customElementsManifest().modules[3]!;
    expect(exports.map(({ name }) => name)).toEqual([
      'BackofficeDatePicker',
      'backoffice-date-picker',
      'BackofficeTimePicker',
      'backoffice-time-picker',
    ]);
    const [date, time] = declarations;
    expect(date?.attributes.find(({ name }) => name === 'accent')).toMatchObject({
      type: { text: "'green' | 'brand' | 'blue' | 'indigo' | 'red' | 'orange'" },
      default: '"green"',
    });
    expect(date?.members.find(({ name }) => name === 'value')).toMatchObject({ reflects: false });
    expect(date?.cssParts.map(({ name }) => name)).toEqual(['label', 'field', 'problem', 'dialog']);
    expect(date?.events.map(({ name, type }) => [name, type.text])).toEqual([
      ['input', 'Event'],
      ['change', 'Event'],
    ]);
    expect(time?.events[1]?.type.text).toBe('CustomEvent<{ dayOffset: 0 | 1 }>');
    const tags = vscodeData().tags.map(({ name }) => name);
    expect(tags.slice(3)).toEqual(['backoffice-date-picker', 'backoffice-time-picker']);
    const { css } = webTypes('backoffice-elements', '1.0.0').contributions;
    const names = css.properties.map(({ name }) => name);
    expect(names).toContain('--backoffice-picker-accent');
    expect(names).toHaveLength(new Set(names).size);
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
