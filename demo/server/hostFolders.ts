import { repositoryPath } from './repositoryPath';

/** Folders for the pages in demo/hosts, by URL prefix: the pages, their builds, and libraries. */
export const hostFolders: Record<string, string> = {
  '/hosts/': repositoryPath('demo/hosts'),
  '/hosts/built/': repositoryPath('demo/.built/hosts'),
  '/vendor/bootstrap/': repositoryPath('node_modules/bootstrap/dist'),
  '/vendor/jquery/': repositoryPath('node_modules/jquery/dist'),
  '/vendor/requirejs/': repositoryPath('node_modules/requirejs'),
  '/vendor/turbo/': repositoryPath('node_modules/@hotwired/turbo/dist'),
  '/vendor/vue/': repositoryPath('node_modules/vue/dist'),
  '/vendor/zone.js/': repositoryPath('node_modules/zone.js/bundles'),
};
