import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type GuideBlock, guideBlocks } from './guide';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
const PAGES = ['../README.md', ...readdirSync(DOCS).filter((name) => name.endsWith('.md'))];

/** Text before and after the TypeScript of a page, for code that is part of a class. */
const WRAPPERS: Record<string, [string, string]> = {
  'portals.md': ['export function render(this: { domElement: HTMLElement }) {\n', '}\n'],
};

/** Returns the TypeScript of README and guides, one file per block, by file name. */
export function typeScriptOfGuides(): Record<string, string> {
  return filesOf(/^tsx?$/, (code, page) => (WRAPPERS[page] ?? ['', '']).join(code));
}

/** Returns the TypeScript of the guides for Angular, or for all others. */
export function typeScriptFor(reader: 'angular' | 'others'): Record<string, string> {
  const isAngular = ([, code]: [string, string]) => code.includes("from '@angular/core'");
  return Object.fromEntries(
    Object.entries(typeScriptOfGuides()).filter(
      (file) => isAngular(file) === (reader === 'angular'),
    ),
  );
}

/** Returns the Svelte components of README and guides by file name. */
export function svelteOfGuides(): Record<string, string> {
  return filesOf(/^svelte$/);
}

/** Returns the Vue components of README and guides by file name, including the one of a page without a bundler. */
export function vueOfGuides(): Record<string, string> {
  return { ...filesOf(/^vue$/), ...filesOf(/^html$/, vueComponentOf, 'vue') };
}

function filesOf(
  languages: RegExp,
  change = (code: string, _page: string): string | undefined => code,
  extension?: string,
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const page of PAGES) {
    const blocks: GuideBlock[] = guideBlocks(page).filter((one) => languages.test(one.language));
    for (const [index, { language, code }] of blocks.entries()) {
      const changed = change(code, page);
      if (changed) files[`${path.basename(page)}-${index}.${extension ?? language}`] = changed;
    }
  }
  return files;
}

/** Returns the component of a page that calls `Vue.createApp`; its JavaScript has no types. */
function vueComponentOf(page: string): string | undefined {
  const parts = /^<div id="app">\n(.*)^<\/div>\n<script>.*?Vue\.createApp\((.*?^ {2}\})\);$/ms;
  const [, template, options] = parts.exec(page) ?? [];
  if (!template || !options) return undefined;
  const typed = options.replace('({ target })', '({ target }: any)');
  return `<script lang="ts">
import { defineComponent } from 'vue';

export default defineComponent(${typed});
</script>

<template>
${template}</template>
`;
}
