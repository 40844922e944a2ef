import { expect, test } from 'vitest';
import { ATTRIBUTES, type Tag } from '../../../src/elements/sessionAttributes';
import { camelCase } from '../../../src/store/element/camelCase';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/**
 * Returns a value that the attribute accepts and that differs from its default; `own` if any text
 * is accepted.
 */
const OTHER: Record<string, string> = {
  auth: 'email',
  storage: 'memory',
  routing: 'memory',
  'session-expired': 'dialog',
  'assets-base': '/dist/',
  language: 'en',
  languages: 'en de',
  'locked-settings': 'all',
  layout: 'horizontal',
  width: 'boxed',
  sidebar: 'light',
  theme: 'dark',
  topbar: 'dark',
};

for (const tag of Object.keys(ATTRIBUTES) as Tag[]) {
  test(`every attribute of ${tag} has a property, and removing it restores the default`, async () => {
    const page = await office.host(hostPage(`<${tag}></${tag}>${SCRIPT}`));
    await page.evaluate((name) => customElements.whenDefined(name), tag);
    const rows = Object.entries(ATTRIBUTES[tag]).map(([name, fallback]) => {
      const other = fallback === false ? '' : (OTHER[name] ?? 'own');
      return { name, property: camelCase(name), other };
    });
    const seen = await page.evaluate(walk, { tag, rows });
    for (const [name, fallback] of Object.entries(ATTRIBUTES[tag])) {
      const value = fallback === false ? true : (OTHER[name] ?? 'own');
      const attribute = fallback === false ? '' : value;
      expect({ name, ...seen[name] }).toEqual({
        name,
        atFirst: fallback,
        afterAttribute: value,
        afterRemoval: fallback,
        attributeOfProperty: attribute,
        afterUndefined: [fallback, null],
      });
    }
  });
}

test('restores the defaults when brand, theme and layout are removed', async () => {
  const page = await office.host(
    hostPage(`<backoffice-shell brand="Harbour" theme="dark" layout="horizontal"></backoffice-shell>
      ${SCRIPT}`),
    await signedIn(office, 'ada'),
  );
  const shell = page.locator('backoffice-shell');
  const root = shell.locator('.root');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  const appearance = () =>
    root.evaluate((node) => ({
      surface: getComputedStyle(node).backgroundColor,
      layout: node.getAttribute('data-layout'),
      brand: node.querySelector('.brand')?.textContent,
    }));
  const initial = await appearance();
  expect(initial).toMatchObject({ layout: 'horizontal', brand: 'Harbour' });

  await shell.evaluate((element) => {
    for (const name of ['brand', 'theme', 'layout']) element.removeAttribute(name);
  });
  await expect.poll(appearance).toMatchObject({ layout: 'vertical', brand: 'Back Office' });
  expect((await appearance()).surface).not.toBe(initial.surface);
  await expect.poll(() => page.title()).toBe('Dashboard · Back Office');
});

/** Runs in the page: reads the attribute and its property after each change. */
function walk({
  tag,
  rows,
}: {
  tag: string;
  rows: Record<'name' | 'property' | 'other', string>[];
}) {
  const element = document.querySelector(tag) as Element;
  const seen: Record<string, object> = {};
  for (const { name, property, other } of rows) {
    const read = () => Reflect.get(element, property);
    const atFirst = read();
    element.setAttribute(name, other);
    const afterAttribute = read();
    element.removeAttribute(name);
    const afterRemoval = read();
    Reflect.set(element, property, afterAttribute);
    const attributeOfProperty = element.getAttribute(name);
    Reflect.set(element, property, undefined);
    const afterUndefined = [read(), element.getAttribute(name)];
    seen[name] = { atFirst, afterAttribute, afterRemoval, attributeOfProperty, afterUndefined };
  }
  return seen;
}
