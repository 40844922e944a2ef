import { readdirSync, readFileSync } from 'node:fs';
import { type ComponentType, createElement, type FunctionComponent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { descendToActiveElement, radix } from '../../../../build/patches/radix';
import { load } from './library';

const LIBRARIES = `
  export { Root as Group, Item } from '@radix-ui/react-roving-focus';
  export { FocusGuards } from '@radix-ui/react-focus-guards';
`;
interface Libraries {
  Group: ComponentType<Record<string, unknown>>;
  Item: ComponentType<Record<string, unknown>>;
  FocusGuards: FunctionComponent<{ children?: ReactNode }>;
}
const MARK = Symbol.for('radix-ui');
let root: Root | undefined;

afterEach(() => {
  flushSync(() => root?.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(window, MARK);
});

function shadowIn(parent: Node): ShadowRoot {
  const host = document.createElement('div');
  parent.appendChild(host);
  return host.attachShadow({ mode: 'open' });
}

/** Returns the item that a group in a shadow root focuses when it receives the focus. */
async function focusedItem(patches: typeof radix): Promise<string | undefined> {
  const { Group, Item } = await load<Libraries>(LIBRARIES, patches);
  const shadow = shadowIn(document.body);
  root = createRoot(shadow);
  const items = ['first', 'second', 'third'].map((id) =>
    createElement(
      Item,
      { key: id, asChild: true },
      createElement('button', { id, type: 'button' }),
    ),
  );
  flushSync(() => root?.render(createElement(Group, { id: 'group' }, items)));
  await expect.poll(() => shadow.querySelector('#group')?.getAttribute('tabindex')).toBe('0');
  shadow.querySelector<HTMLElement>('#group')?.focus();
  return shadow.activeElement?.id;
}

describe('the focused element inside a shadow root', () => {
  it('is the host for Radix as published, so that a group ends on its last item (still needed)', async () => {
    expect(await focusedItem([])).toBe('third');
  });

  it('is found by the patched Radix', async () => {
    expect(await focusedItem(radix)).toBe('first');
  });

  /** Evaluates a patched line of the library. */
  const evaluate = (line: string, scope: Record<string, unknown> = { document }): unknown =>
    new Function(...Object.keys(scope), `return ${descendToActiveElement(line)}`)(
      ...Object.values(scope),
    );

  it('is found in nested shadow roots and in ordinary documents', () => {
    const inner = shadowIn(shadowIn(document.body));
    const [deep, plain] = [document.createElement('button'), document.createElement('button')];
    inner.append(deep);
    document.body.append(plain);
    deep.focus();
    expect(document.activeElement).not.toBe(deep);
    expect(evaluate('document.activeElement')).toBe(deep);
    expect(evaluate('ownerDocument.activeElement', { ownerDocument: document })).toBe(deep);
    plain.focus();
    expect(evaluate('document.activeElement')).toBe(plain);
    expect(evaluate('document.activeElement', { document: { activeElement: null } })).toBeNull();
  });

  it('is patched in every package that reads it', () => {
    const patched = radix.map(({ file }) => file);
    const folder = 'node_modules/@radix-ui';
    const reading = readdirSync(folder)
      .map((name) => `@radix-ui/${name}/dist/index.mjs`)
      .filter((file) =>
        /\b(document|ownerDocument)\??\.activeElement/.test(
          readFileSync(`node_modules/${file}`, 'utf8'),
        ),
      );
    expect(reading.length).toBeGreaterThan(2);
    expect(patched).toEqual(expect.arrayContaining(reading));
  });
});

describe('the host page', () => {
  const guards = () => document.body.querySelectorAll('[data-radix-focus-guard]').length;

  async function render(patches: typeof radix): Promise<void> {
    const { FocusGuards, Group } = await load<Libraries>(LIBRARIES, patches);
    root = createRoot(shadowIn(document.body));
    const guarded = createElement(FocusGuards, null, createElement(Group));
    flushSync(() => root?.render(guarded));
  }

  it('gets two elements and a mark from Radix as published (still needed)', async () => {
    await render([]);
    await expect.poll(guards).toBe(2);
    expect(MARK in window).toBe(true);
  });

  it('gets nothing from the patched Radix', async () => {
    await render(radix);
    // The effects of a second render run after those of the first.
    flushSync(() => root?.render(null));
    expect(guards()).toBe(0);
    expect(MARK in window).toBe(false);
  });
});
