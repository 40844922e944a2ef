import type { BrowserContext, Page } from 'playwright-core';
import { CLIENT_ID } from '../../demo/server/hosted/provider';
import type { ServerOptions } from '../../demo/server/server';
import { hostPage, SCRIPT } from './markup';
import { type Office, PASSWORDS } from './office';
import { signInButton } from './pageHelpers';

/** Storage key of the demo page's record. */
export const HOSTED_KEY = 'hosted:currentUser';

/** Clicks the sign-in button and waits for the page of the provider. */
export async function goToProvider(page: Page): Promise<void> {
  await signInButton(page).click();
  await page.getByText('Northgate Identity').first().waitFor();
}

/** Submits user id and password at the provider. */
export async function typeAtProvider(page: Page, userId: keyof typeof PASSWORDS): Promise<void> {
  await page.getByLabel('User ID').fill(userId);
  await page.getByLabel('Password').fill(PASSWORDS[userId]);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Allow' }).waitFor();
}

/** Signs in at the provider, which then redirects to the host page. */
export async function signInHosted(page: Page, userId: keyof typeof PASSWORDS): Promise<void> {
  await goToProvider(page);
  await typeAtProvider(page, userId);
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** The URL of the host page of `openHosted`, which the provider knows. */
export const HOSTED_PAGE = '/pages/host.html';

/** Opens a host page with an element that signs in at the provider. */
export async function openHosted(
  office: Office,
  {
    attributes = '',
    tag = 'backoffice-shell',
    head = '',
    query = '',
    client = CLIENT_ID,
    /** Returns markup in front of the element, from the attributes of the sign-in. */
    before = (_oidc: string) => '',
  },
  context?: BrowserContext,
): Promise<Page> {
  const { authority } = office.server.hosted ?? {};
  const oidc = `auth="oidc" oidc-authority="${authority}" oidc-client-id="${client}"
    oidc-role-claim="role"`;
  const element = `${before(oidc)}<${tag} ${oidc} ${attributes}></${tag}>${SCRIPT}`;
  return office.host(hostPage(element, head), context, HOSTED_PAGE + query);
}

/** Returns the identity provider of an office that was started with `HOSTED_OFFICE`. */
export function providerOf({ server }: Office) {
  if (!server.hosted) throw new Error('The server has no identity provider.');
  return server.hosted;
}

/** Server options: a provider that knows the pages of the tests. */
export const HOSTED_OFFICE: ServerOptions = {
  hosted: { pages: ['/hosted.html', HOSTED_PAGE] },
};

/** Returns the stored user record. */
export async function recordAt(page: Page, key = 'backoffice:currentUser') {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return JSON.parse(text ?? 'null');
}

/** Returns the user of the session, as the server knows it. */
export type Probe = (page: Page) => Promise<{ UserId: string; Role: string }>;

/**
 * Returns where a text occurs on the page: storage keys, address, history state, cookies, or the DOM with its
 * shadow roots.
 */
export async function grep(page: Page, text: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const markup = (root: Document | ShadowRoot): string =>
      [...root.querySelectorAll('*')]
        .flatMap((node) => [
          ...node.getAttributeNames().map((name) => node.getAttribute(name)),
          ...(node.shadowRoot ? [markup(node.shadowRoot)] : []),
        ])
        .join('\n') + (root.textContent ?? root.firstElementChild?.textContent ?? '');
    const textsByLocation: Record<string, string> = {
      ...Object.fromEntries(Object.entries(localStorage)),
      ...Object.fromEntries(Object.entries(sessionStorage)),
      address: location.href,
      history: JSON.stringify(history.state),
      cookies: document.cookie,
      dom: markup(document) + document.documentElement.outerHTML,
    };
    return Object.keys(textsByLocation).filter((place) => textsByLocation[place]?.includes(wanted));
  }, text);
}
