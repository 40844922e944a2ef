import { hostFolders } from './hostFolders';
import { repositoryPath } from './repositoryPath';

/** Folders that the demo serves, by URL prefix. */
export const demoFolders: Record<string, string> = {
  '/': repositoryPath('demo/portal'),
  '/dist/': repositoryPath('dist'),
  '/menus/': repositoryPath('demo/menus'),
  '/areas/': repositoryPath('demo/areas'),
  '/areas/built/': repositoryPath('demo/.built'),
  '/vendor/uplot/': repositoryPath('node_modules/uplot/dist'),
  '/docs/': repositoryPath('.cache/docs/site'),
  ...hostFolders,
};
