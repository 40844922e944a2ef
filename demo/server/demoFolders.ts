import { fileURLToPath } from 'node:url';
import { hostFolders } from './hostFolders';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Folders that the demo serves, by URL prefix. */
export const demoFolders: Record<string, string> = {
  '/': folder('demo/portal'),
  '/dist/': folder('dist'),
  '/menus/': folder('demo/menus'),
  '/areas/': folder('demo/areas'),
  '/areas/built/': folder('demo/.built'),
  '/vendor/uplot/': folder('node_modules/uplot/dist'),
  '/docs/': folder('.cache/docs/site'),
  ...hostFolders,
};
