import { test } from 'vitest';
import { type Host, hostJourney } from '../../support/hostJourney';
import { startOffice } from '../../support/office';

const office = startOffice();

/** Pages that differ in their markup, their styles, and what lies around the shell. */
const HOSTS: Record<string, Host> = {
  'plain HTML': { page: 'plain.html' },
  'Bootstrap 5 and aggressive resets': { page: 'bootstrap.html', full: true },
  'a root of 62.5 %': { page: 'small-root.html' },
  'no doctype': { page: 'quirks.html' },
  'a <base href>': { page: 'base-href.html' },
  'a strict CSP and Trusted Types': { page: 'strict-csp.html', full: true },
  'the shell in an iframe': { page: 'iframe.html', shell: (page) => page.frameLocator('iframe') },
  'the shell in an iframe with srcdoc': {
    page: 'srcdoc.html',
    shell: (page) => page.frameLocator('iframe'),
  },
  'the shell in another shadow root': { page: 'shadow-root.html' },
  'the shell inside transform, overflow: hidden and zoom': { page: 'clipped.html' },
  'text from right to left': { page: 'right-to-left.html', direction: 'rtl' },
};

for (const [name, host] of Object.entries(HOSTS)) {
  test(`on a page with ${name}, staff sign in and work`, () => hostJourney(office, host));
}
