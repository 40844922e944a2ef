import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdModules } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
const MODULE = `<script type="module">import '/dist/index.js';</script>`;

/** Screens that are rendered twice: by the first paint and by React. */
const SCREENS = [
  { tag: 'backoffice-login', attributes: '' },
  { tag: 'backoffice-login', attributes: 'auth="email" brand="Harbour" theme="dark"' },
  { tag: 'backoffice-login', attributes: 'reset-url="/help" language="en"' },
  { tag: 'backoffice-reset', attributes: '' },
  { tag: 'backoffice-shell', attributes: '' },
  { tag: 'backoffice-shell', attributes: '', user: 'ada' },
  { tag: 'backoffice-shell', attributes: 'hash-prefix="!bo" sidebar="light"', user: 'ben' },
  { tag: 'backoffice-shell', attributes: '', user: 'ada', hash: '#/site' },
] as const;

for (const { tag, attributes, ...rest } of SCREENS) {
  const [user, hash] = ['user' in rest ? rest.user : undefined, 'hash' in rest ? rest.hash : ''];
  const who = user ? `for ${user}` : 'signed out';
  test(`paints <${tag} ${attributes}> ${who} ${hash} as React renders it`, async () => {
    const element = `<${tag} no-autofocus ${attributes}></${tag}>`;
    const path = `/host-page${hash}`;
    const open = async () => (user ? signedIn(office, user) : office.context());

    const held = await open();
    await holdModules(held);
    const painted = await office.host(hostPage(`${element}${SCRIPT}`), held, path);
    const drawn = await office.host(hostPage(`${element}${MODULE}`), await open(), path);
    const shown = user ? 'navigation' : 'textbox';
    await drawn.getByRole(shown).first().waitFor();
    await painted.getByRole('main').waitFor();
    await expectDrawn(painted, drawn, tag);
  });
}

test('paints sign-in as React renders it on the second visit in Chinese', async () => {
  const element = '<backoffice-login no-autofocus></backoffice-login>';
  const first = await office.context();
  await first.addCookies([{ name: 'lang', value: 'cn', url: office.server.url }]);
  const visited = await office.host(hostPage(`${element}${SCRIPT}`), first);
  await visited.getByRole('heading', { name: '登录' }).waitFor();
  await expect
    .poll(() => visited.evaluate(() => localStorage.getItem('backoffice:texts')))
    .toContain('登录');

  const held = await office.context({ storageState: await first.storageState() });
  await holdModules(held);
  const painted = await office.host(hostPage(`${element}${SCRIPT}`), held);
  await painted.getByRole('heading', { name: '登录' }).waitFor();
  const drawn = await office.host(hostPage(`${element}${MODULE}`), first);
  await drawn.getByRole('heading', { name: '登录' }).waitFor();
  await expectDrawn(painted, drawn, 'backoffice-login');
});

/** React renders every painted node; it may add more between them. */
async function expectDrawn(painted: Page, drawn: Page, tag: string): Promise<void> {
  const [before, after] = [await markup(painted, tag), await markup(drawn, tag)];
  expect(JSON.stringify(before).length).toBeGreaterThan(300);
  let rest = after;
  for (const line of before) {
    const found = rest.indexOf(line);
    expect(found, `React draws "${line}" after what was painted before it`).not.toBe(-1);
    rest = rest.slice(found + 1);
  }
}

/**
 * Serializes an element with its shadow root and form: a line per node with its ancestors and its
 * attributes in order, without the parts that React replaces (skeleton, picture).
 */
function markup(page: Page, tag: string): Promise<string[]> {
  return page.evaluate((name) => {
    const host = document.querySelector(name) as Element;
    const spell = (node: Node, above: string): string[] => {
      if (node instanceof Text) return [`${above} ${node.data}`];
      if (!(node instanceof Element) || node.matches('.skeleton')) return [];
      const attributes = [...node.attributes]
        .filter(({ name: key }) => key !== 'data-early' && key !== 'selected')
        .map(({ name: key, value }) => {
          const address = key === 'href' && node instanceof HTMLAnchorElement;
          return ` ${key}="${address ? node.href : value}"`;
        })
        .sort()
        .join('');
      const line = `${above} <${node.localName}${attributes}>`;
      if (node.matches('.avatar')) return [line];
      return [
        line,
        ...[...node.childNodes].flatMap((child) => spell(child, `${above} ${node.localName}`)),
      ];
    };
    const topNodes = [...(host.shadowRoot?.children ?? []), ...host.children];
    return topNodes.flatMap((topNode) => spell(topNode, ''));
  }, tag);
}
