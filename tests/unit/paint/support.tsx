import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { readCatalog } from '../../../build/i18n/catalogs';
import type { Translate } from '../../../src/locales/i18n';
import { paint } from '../../../src/paint/paint';
import type { Settings } from '../../../src/store/layout/settings';

/** Folder of the script; the variants found there do nothing. */
export const FOLDER = 'data:text/javascript,export const applySettingStyles = () => {};//';

/** English as in the catalog. */
const english = readCatalog('en');

export const i18n: Translate = { _: (id) => english[id] ?? id };

export const DEFAULTS: Settings = {
  layout: 'vertical',
  width: 'fluid',
  sidebar: 'dark',
  theme: 'light',
  topbar: 'light',
};

// happy-dom has no such constructor; browsers do.
vi.stubGlobal('Option', function option(text: string, value: string) {
  return Object.assign(document.createElement('option'), { textContent: text, value });
});

/** Adds an element to the page and paints it as the loader does, before React. */
export function painted(tag: string, attributes = {}, inside = ''): HTMLElement {
  const host = document.createElement(tag);
  host.innerHTML = inside;
  for (const [name, value] of Object.entries<string>(attributes)) host.setAttribute(name, value);
  document.body.append(host);
  paint(host, FOLDER);
  return host;
}

/** Returns the markup React renders for a view, as the browser serializes it. */
export function byReact(view: ReactElement): string {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(view);
  // React inserts one before each image.
  for (const preload of container.querySelectorAll('link[rel=preload]')) preload.remove();
  return container.innerHTML;
}
