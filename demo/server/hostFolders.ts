import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Folders for the pages in demo/hosts, by URL prefix: the pages, their builds, and libraries. */
export const hostFolders: Record<string, string> = {
  '/hosts/': folder('demo/hosts'),
  '/hosts/built/': folder('demo/.built/hosts'),
  '/vendor/bootstrap/': folder('node_modules/bootstrap/dist'),
  '/vendor/jquery/': folder('node_modules/jquery/dist'),
  '/vendor/requirejs/': folder('node_modules/requirejs'),
  '/vendor/turbo/': folder('node_modules/@hotwired/turbo/dist'),
  '/vendor/vue/': folder('node_modules/vue/dist'),
  '/vendor/zone.js/': folder('node_modules/zone.js/bundles'),
};
