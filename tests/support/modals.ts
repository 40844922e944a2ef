import type { Page } from 'playwright-core';
import { type ClosedRoots, deep, recordRoots } from './closedRoots';
import { hostPage, SCRIPT } from './markup';
import type { Office } from './office';
import { signedIn } from './signedIn';

/** A modal dialog of an element, or the menu of a phone. */
export interface Modal {
  /** Selector of its element. */
  host: string;
  /** Whether users must answer it. It is then shown again together with its element. */
  mustAnswer?: boolean;
  /** Whether it exists only in a shell as narrow as a phone. */
  phone?: boolean;
  /** Whether it leaves the host page usable. */
  leavesPageUsable?: boolean;
  /** JavaScript that opens it, also while the element is hidden. */
  open: string;
}

const SHELL = 'backoffice-shell';
const press = (selector: string) => `root.querySelector('${selector}').click();`;
const EXPIRE = `shell.request('/api/probe', { headers: { 'demo-fault': '401' } }).catch(() => {});`;

/** All modals by name. In `open`, `host` is the element and `root` its shadow root. */
export const MODALS: Record<string, Modal> = {
  search: { host: SHELL, open: press('.search') },
  'sign-in dialog': { host: SHELL, mustAnswer: true, open: EXPIRE.replace('shell', 'host') },
  'leave dialog': { host: SHELL, mustAnswer: true, open: "host.navigate('/support');" },
  settings: { host: SHELL, phone: true, open: press('[aria-label="Settings"]') },
  'phone menu': {
    host: SHELL,
    phone: true,
    leavesPageUsable: true,
    open: "if (!root.querySelector('[data-menu=open]')) root.querySelector('.menu-toggle').click();",
  },
  'date picker': { host: 'backoffice-date-picker', open: press('.box button') },
  'time picker': { host: 'backoffice-time-picker', open: press('.box button') },
  diagnostics: {
    host: SHELL,
    open: `dispatchEvent(new KeyboardEvent('keydown',
      { code: 'KeyD', ctrlKey: true, shiftKey: true, cancelable: true }));`,
  },
};

/**
 * Opens a page with a shell that has unsaved work, and two pickers, in `#place`, below a button of the page.
 * Key events that reach the document are in `window.keys`, presses of the button are counted in
 * `window.clicks`.
 */
export async function openModalPage(
  office: Office,
  {
    phone = false,
    around = ['<div id="around">', '</div>'],
    attributes = '',
    closed,
  }: { phone?: boolean; around?: string[]; attributes?: string; closed?: ClosedRoots } = {},
): Promise<Page> {
  const page = await office.host(
    hostPage(
      `<button id="own" onclick="clicks += 1">Own</button><div id="there"></div>
      ${around[0]}<div id="place">
        <backoffice-shell session-expired="dialog" ${attributes}></backoffice-shell>
        <backoffice-date-picker label="Day" value="2026-07-14"></backoffice-date-picker>
        <backoffice-time-picker label="At" value="09:30"></backoffice-time-picker>
      </div>${around[1]}
      <script>
        Object.assign(window, { clicks: 0, keys: [] });
        for (const type of ['keydown', 'keypress', 'keyup']) {
          document.addEventListener(type, ({ key }) => keys.push(type + ' ' + key));
        }
        const shell = document.querySelector('backoffice-shell');
        shell.apps = [{ id: 'mail', label: 'Mail', link: 'https://mail.example' }];
        shell.notifications = [{ id: 1, title: 'Release failed', time: 0, link: '/develop' }];
        shell.areas = { site: { load: async () => ({ mount(_, area) { area.setDirty(true); window.dirty = true; } }) } };
      </script>${SCRIPT}`,
      `${closed ? recordRoots(closed) : ''}<style>
        #own { position: absolute; inset: 0 auto auto 0; width: 60px; height: 30px; z-index: 1 }
        #place { margin-top: 30px }
        #place, #there { width: ${phone ? 420 : 1000}px }
        backoffice-shell { height: 500px }
      </style>`,
    ),
    await signedIn(office, 'ada', { reducedMotion: 'reduce' }),
    '/host-page#/site',
  );
  const find = (selector: string) => (closed ? deep(page, selector) : page.locator(selector));
  await find('[part=footer]').first().waitFor({ state: 'attached' });
  await find('.box input').nth(1).waitFor();
  await page.waitForFunction('window.dirty');
  // Only now: the script does not find elements in closed roots.
  if (closed === 'around') await page.evaluate(moveIntoClosedRoot);
  return page;
}

function moveIntoClosedRoot() {
  const root = document.querySelector('#around')?.attachShadow({ mode: 'closed' });
  for (const selector of ['style', '#place'])
    root?.append(document.querySelector(selector) as Element);
}

/** Opens a modal, whether its element is visible or not. */
export const openModal = (page: Page, { host, open }: Modal) =>
  page.evaluate(`(() => {
    const host = [document, ...(window.roots ?? [])].map((one) => one.querySelector('${host}')).find(Boolean);
    const root = host.shadowRoot;
    ${open}
  })()`);

/** Returns whether the modal of an element is open, and whether it is in front of the page. */
export const stateOf = (page: Page, { host }: Modal) =>
  page.evaluate((selector) => {
    const { roots = [] } = window as { roots?: ParentNode[] };
    const element = [document, ...roots].map((one) => one.querySelector(selector)).find(Boolean);
    const root = element?.shadowRoot;
    const dialog = root?.querySelector('dialog[open], .frame[aria-modal]');
    if (!dialog) return 'closed';
    const node = dialog.querySelector('.sidebar') ?? dialog;
    const { left, top, width, height } = node.getBoundingClientRect();
    const outer = element?.getRootNode() as Document;
    let hit = outer.elementFromPoint(left + width / 2, top + height / 2);
    // The form of the sign-in dialog is a child of the shell.
    const isInside = element?.contains(hit) && hit !== element;
    while (hit?.shadowRoot)
      hit = hit.shadowRoot.elementFromPoint(left + width / 2, top + height / 2);
    if (!isInside && !node.contains(hit)) return 'open, covered';
    return dialog.matches(':modal, .frame') ? 'open' : 'open, not modal';
  }, host);

/** Clicks the button of the host page. Returns whether it received the click. */
export async function pageTakesClicks(page: Page): Promise<boolean> {
  const clicks = () => page.evaluate('clicks') as Promise<number>;
  const before = await clicks();
  await page.mouse.click(30, 15);
  return (await clicks()) > before;
}

/** Returns the key events that have reached the document since the last call. */
export const recordedKeys = (page: Page) => page.evaluate('keys.splice(0)') as Promise<string[]>;
