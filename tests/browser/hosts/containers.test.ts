import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

const SHELL = '<backoffice-shell brand="Northgate"></backoffice-shell>';

/** Boxes of a host page, and the width in px that the shell gets in a window of 1200 px. */
const containers: [name: string, markup: (shell: string) => string, width: number][] = [
  ['the body', (shell) => shell, 1200],
  ['a flex body', (shell) => `<style>body{display:flex}</style>${shell}`, 1200],
  [
    'a flex body beside a navigation',
    (shell) => `<style>body{display:flex}</style><nav style="flex:0 0 200px">Host</nav>${shell}`,
    1000,
  ],
  [
    'a flex column that centers',
    (shell) => `<div style="display:flex;flex-direction:column;align-items:center">${shell}</div>`,
    1200,
  ],
  ['a grid', (shell) => `<div style="display:grid">${shell}</div>`, 1200],
  [
    'a grid that centers',
    (shell) => `<div style="display:grid;place-items:center">${shell}</div>`,
    1200,
  ],
  [
    'a grid column',
    (shell) =>
      `<div style="display:grid;grid-template-columns:300px 1fr"><p>Host</p>${shell}</div>`,
    900,
  ],
  ['a float', (shell) => `<div style="float:left">${shell}</div>`, 1200],
  [
    'a box at an absolute position',
    (shell) => `<div style="position:absolute">${shell}</div>`,
    1200,
  ],
  [
    'a box between two edges',
    (shell) => `<div style="position:absolute;left:100px;right:100px">${shell}</div>`,
    1000,
  ],
  ['an inline block', (shell) => `<div style="display:inline-block">${shell}</div>`, 1200],
  [
    'a table of full width',
    (shell) =>
      `<table style="width:100%;border-spacing:0"><tr><td style="padding:0">${shell}</td></tr></table>`,
    1200,
  ],
  ['a box of fit-content', (shell) => `<div style="width:fit-content">${shell}</div>`, 1200],
  ['a box of 640 px', (shell) => `<div style="width:640px">${shell}</div>`, 640],
  ['a multi-column layout', (shell) => `<div style="columns:1;column-gap:0">${shell}</div>`, 1200],
  [
    'a body that centers everything',
    (shell) =>
      `<style>body{display:flex;justify-content:center;align-items:center;min-height:100vh}</style>${shell}`,
    1200,
  ],
];

for (const direction of ['ltr', 'rtl']) {
  for (const [name, markup, width] of containers) {
    test(`fills ${name} (${direction})`, async () => {
      const context = await signedIn(office, 'ada', { viewport: { width: 1200, height: 800 } });
      const page = await office.host(
        `<!doctype html><html lang="en" dir="${direction}"><head><meta charset="utf-8">
        <title>Host</title><link rel="icon" href="data:,"></head><body style="margin:0">
        ${markup(SHELL)}<script src="/dist/backoffice.js"></script></body></html>`,
        context,
      );
      const sizeOf = (selector: string) =>
        page.locator(selector).evaluate((node) => {
          const { width, height } = node.getBoundingClientRect();
          return { width: Math.round(width), height: Math.round(height) };
        });
      // The first paint and the hydrated shell have the same geometry.
      await page.locator('backoffice-shell .topbar').waitFor();
      expect((await sizeOf('backoffice-shell .topbar')).width).toBe(width);
      await page.getByRole('heading', { name: 'Welcome, Ada Okafor' }).waitFor();
      expect((await sizeOf('backoffice-shell .topbar')).width).toBe(width);
      const host = await sizeOf('backoffice-shell');
      expect(host).toEqual({ width, height: 800 });
      const content = await sizeOf('backoffice-shell [part~="content"]');
      expect(content.height).toBeGreaterThan(600);
      expect(content.width).toBeGreaterThan(width - 300);
    });
  }
}
