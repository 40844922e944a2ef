// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { parseAst } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { descendToActiveElement, withoutCompiler } from '../../../build/patches/transforms';

const RADIX = new URL('../../../node_modules/@radix-ui/', import.meta.url);
const { document } = new Window() as unknown as { document: Document };

describe('the focused element that the menus ask for', () => {
  afterEach(() => void document.body.replaceChildren());

  /** What a line of theirs gives once transformed. */
  const ask = (line: string, scope: Record<string, unknown> = { document }): unknown =>
    new Function(...Object.keys(scope), `return ${descendToActiveElement(line)}`)(
      ...Object.values(scope),
    );

  function shadowIn(parent: Node): ShadowRoot {
    const host = document.createElement('div');
    parent.appendChild(host);
    return host.attachShadow({ mode: 'open' });
  }

  it('is the one inside the shadow roots, however deep', () => {
    const inner = shadowIn(shadowIn(document.body));
    const button = document.createElement('button');
    inner.append(button);
    button.focus();
    expect(document.activeElement).not.toBe(button);
    expect(ask('document.activeElement')).toBe(button);
    expect(ask('ownerDocument.activeElement', { ownerDocument: document })).toBe(button);
  });

  it('is the ordinary one outside of shadow roots', () => {
    const button = document.createElement('button');
    document.body.append(button);
    shadowIn(document.body);
    button.focus();
    expect(ask('document.activeElement')).toBe(button);
  });

  it('is nothing where nothing is focused', () => {
    expect(ask('document.activeElement', { document: { activeElement: null } })).toBeNull();
  });

  it('is not sought elsewhere', () => {
    const code =
      'const a = document.activeElementCount + mydocument.activeElement + root.activeElement;';
    expect(descendToActiveElement(code)).toBe(code);
  });

  it('is found so in every place of theirs, in code that still parses', () => {
    const files = readdirSync(RADIX, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^[\w-]+[\\/]dist[\\/].*\.mjs$/.test(file),
    );
    const asking = files
      .map((file) => readFileSync(new URL(file, RADIX), 'utf8'))
      .filter((code) => code.includes('.activeElement'));
    expect(asking.length).toBeGreaterThan(2);
    for (const code of asking) {
      const changed = descendToActiveElement(code);
      expect(changed).not.toMatch(/\b(ownerDocument|document)\??\.activeElement/);
      expect(() => parseAst(changed)).not.toThrow();
    }
  });
});

describe('Lingui', () => {
  it('brings no compiler of its own', () => {
    const code = readFileSync(
      new URL('../../../node_modules/@lingui/core/dist/index.mjs', import.meta.url),
      'utf8',
    );
    expect(code).toMatch(/^import .*@lingui\/message-utils/m);
    expect(withoutCompiler(code)).not.toMatch(/^import .*@lingui\/message-utils/m);
  });
});
