import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What the demo serves: URL prefix to folder. */
export const demoFolders = {
  '/': folder('demo/portal'),
  '/dist/': folder('dist'),
  '/hosts/': folder('demo/hosts'),
  '/menus/': folder('demo/menus'),
  '/areas/': folder('demo/areas'),
  '/areas/built/': folder('demo/.built'),
  '/vendor/uplot/': folder('node_modules/uplot/dist'),
};
