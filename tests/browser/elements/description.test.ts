import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { customElementsManifest } from '../../../build/interface/customElements';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';

const office = startOffice();

type Manifest = ReturnType<typeof customElementsManifest>;

test('each element has exactly the attributes, properties and methods in its manifest', async () => {
  const manifest: Manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  const declarations = manifest.modules.flatMap((one) => one.declarations);
  expect(declarations).toHaveLength(5);
  const tags = declarations.map(({ tagName }) => tagName);
  const page = await office.host(
    hostPage(
      `${tags.map((tag) => `<${tag} storage-prefix="${tag}:"></${tag}>`).join('')}${SCRIPT}`,
    ),
  );
  for (const { tagName, attributes, members } of declarations) {
    await page.evaluate((tag) => customElements.whenDefined(tag), tagName);
    const real = await page.evaluate(inspect, tagName);
    expect(real.attributes.sort()).toEqual(attributes.map(({ name }) => name).sort());
    const described = Object.fromEntries(
      members.map((member) => [
        member.name,
        member.kind === 'method' ? 'method' : 'readonly' in member ? 'read-only' : 'property',
      ]),
    );
    expect(real.members).toMatchObject(described);
    // The manifest omits only the lifecycle callbacks and what overrides members of the base classes.
    const silent = Object.keys(real.members).filter((name) => !(name in described));
    expect(
      silent.filter((name) => !/Callback$|^(attachShadow|shadowRoot|take|container)$/.test(name)),
    ).toEqual([]);
  }
});

/** Runs in the page: reads the public members of an element class. */
function inspect(tag: string) {
  const element = customElements.get(tag) as CustomElementConstructor & {
    observedAttributes: string[];
  };
  const members: Record<string, string> = {};
  for (
    let prototype = element.prototype;
    prototype !== HTMLElement.prototype;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    for (const [name, { get, set, value }] of Object.entries(
      Object.getOwnPropertyDescriptors(prototype),
    )) {
      if (name === 'constructor') continue;
      members[name] ??= get
        ? set
          ? 'property'
          : 'read-only'
        : typeof value === 'function'
          ? 'method'
          : 'value';
    }
  }
  return { attributes: element.observedAttributes, members };
}
