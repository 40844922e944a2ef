// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import english from '../../src/locales/en.json';

const SRC = new URL('../../src/', import.meta.url);
const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), SRC), 'utf8'))
  .join('\n');

/** Ids that views put together from a beginning and a name. */
const COMPUTED = ['menu.', 'failure.', 'hosted.'];

describe('the English texts', () => {
  it('have every id that the code asks for', () => {
    const asked = askedIds();
    expect(asked).toContain('signIn.userId');
    expect(asked).toContain('error.404Text');
    expect(asked.filter((id) => !(id in english))).toEqual([]);
  });

  it('are all used', () => {
    const unused = Object.keys(english).filter(
      (id) => !code.includes(`'${id}'`) && !COMPUTED.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it.each(COMPUTED)('that begin with %s are put together somewhere', (start) => {
    expect(code).toContain(`\`${start}\${`);
  });
});

/** The ids in `_('id')` and in both branches of `_(test ? 'one' : 'other')`. */
function askedIds(): string[] {
  const calls = code.matchAll(/\._\(((?:[^()]|\([^()]*\))*)\)/g);
  return [...calls].flatMap(([, inside = '']) =>
    [...inside.matchAll(/(?:^\s*|[?:]\s*)'([^']+)'/g)].map(([, id = '']) => id),
  );
}
