import { afterEach, beforeEach, expect, it } from 'vitest';
import { paint } from '../../../src/paint/paint';
import { DotIcon } from '../../../src/views/firstPaint/icons/Icon';
import { ImageIcon } from '../../../src/views/firstPaint/icons/ImageIcon';
import { MenuEntry } from '../../../src/views/firstPaint/MenuEntry';
import { MenuGroup } from '../../../src/views/firstPaint/MenuGroup';
import { byReact, FOLDER, painted } from './support';

beforeEach(() => localStorage.setItem('backoffice:currentUser', '{"token":"x"}'));

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  location.hash = '';
});

const child = (menu: unknown) =>
  `<script type="application/json" slot="menu">${JSON.stringify(menu)}</script>`;
const listOf = (host: HTMLElement) =>
  host.shadowRoot?.querySelector<HTMLElement>('nav > .menu') as HTMLElement;
/** Paints a menu and returns the markup of its rows. */
const rows = (menu: unknown) =>
  [...listOf(painted('backoffice-shell', {}, child(menu))).children].map((row) => row.innerHTML);

const dot = <DotIcon />;

it('paints links, texts and external links as React renders them', () => {
  location.hash = '#/site';
  expect(
    rows([
      { id: 'a', label: 'Sites', link: '/site' },
      { id: 'b', label: 'Plain' },
      { id: 'c', label: 'Out', link: 'https://example.com/', iconUrl: 'https://example.com/x.png' },
      { id: 'd', label: 'Script', link: 'javascript:alert(1)' },
    ]),
  ).toEqual([
    byReact(<MenuEntry label="Sites" href="#/site" current="page" icon={dot} />),
    byReact(<MenuEntry label="Plain" icon={dot} />),
    byReact(
      <MenuEntry
        label="Out"
        href="https://example.com/"
        external
        icon={<ImageIcon src="https://example.com/x.png" />}
      />,
    ),
    byReact(<MenuEntry label="Script" icon={dot} />),
  ]);
});

it('paints groups as React renders them, those with a link as a pair', () => {
  const subItems = [{ id: 'x', label: 'Inner' }];
  const entry = <MenuEntry label="Help" href="#/support" icon={dot} />;
  expect(
    rows([
      { id: 'a', label: 'Orders', subItems },
      { id: 'b', label: 'Help', link: '/support', subItems },
    ]),
  ).toEqual([
    byReact(<MenuGroup label="Orders" open={false} icon={dot} />),
    byReact(<MenuGroup label="Help" open={false} icon={dot} entry={entry} />),
  ]);
});

it('opens and closes a group on a click', () => {
  const menu = [
    { id: 'a', label: 'Orders', subItems: [{ id: 'x', label: 'Inner', link: '/site' }] },
  ];
  const list = listOf(painted('backoffice-shell', {}, child(menu)));
  const button = list.querySelector('button');
  button?.click();
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  expect(list.querySelector('li .menu')?.textContent).toBe('Inner');
  button?.click();
  expect(list.querySelector('li .menu')).toBeNull();
});

it('paints the first 25 rows of a long list', () => {
  const menu = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, label: `N${index}` }));
  const painted = rows(menu);
  expect(painted).toHaveLength(26);
  expect(painted.at(-1)).toBe('');
});

it('drops an entry that throws when it is read', () => {
  const host = document.createElement('backoffice-shell');
  const menu = [
    { id: 'a', label: 'Good' },
    {
      get label(): string {
        throw new Error('unreadable');
      },
    },
  ];
  Object.assign(host, { menu });
  document.body.append(host);
  paint(host, FOLDER);
  expect([...listOf(host).children].map((row) => row.textContent)).toEqual(['Good']);
});
