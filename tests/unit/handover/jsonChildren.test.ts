import { expect, test } from 'vitest';
import { readJsonChildren } from '../../../src/handover/jsonChildren';

test('reads a JSON child once, and again when its text has changed', () => {
  const host = document.createElement('div');
  host.innerHTML = '<script type="application/json" slot="menu">[{"id":"a"}]</script>';
  const first = readJsonChildren(host);
  expect(first).toEqual({ menu: [{ id: 'a' }] });
  expect(readJsonChildren(host).menu).toBe(first.menu);
  const script = host.firstElementChild as HTMLScriptElement;
  script.textContent = '[{"id":"b"}]';
  expect(readJsonChildren(host)).toEqual({ menu: [{ id: 'b' }] });
});
