import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HOSTS = 'demo/hosts/';
const guide = readFileSync('docs/embedding.md', 'utf8');

/** The guide shows the lines of a page between these two marks. */
const MARKED = /^[^\n]*(?:<!--|\/\/) guide(?: -->)?\n(.*?)^[^\n]*(?:<!--|\/\/) \/guide/gms;
/** A code block of the guide and the file path above it. */
const SHOWN = /^<!-- demo\/hosts\/(\S+) -->\n\n```\w+\n(.*?)\n```$/gms;

const pages = ['', 'src/'].flatMap((folder) =>
  readdirSync(HOSTS + folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? `${folder}${entry.name}` : [],
  ),
);

test('the embedding guide shows the code of the host pages completely and unchanged', () => {
  const marked = pages.flatMap((file) => {
    const text = readFileSync(HOSTS + file, 'utf8');
    return [...text.matchAll(MARKED)].map(([, code = '']) => [file, dedented(code)]);
  });
  const shown = [...guide.matchAll(SHOWN)].map(([, file, code]) => [file, code]);
  expect(marked.length).toBeGreaterThan(20);
  expect(shown.sort()).toEqual(marked.sort());
});

test('the list of hosts links to every page and describes each in a sentence', () => {
  const index = readFileSync(`${HOSTS}index.html`, 'utf8');
  const listed = [...index.matchAll(/<a href="(\S+\.html)">.+<\/a>\s*<p>(.+\.)<\/p>/g)];
  const missing = pages.filter(
    (file) => file.endsWith('.html') && !listed.some(([, href]) => href === file),
  );
  expect(missing).toEqual(['index.html', 'turbo-news.html']);
});

/** Removes the common indentation. */
function dedented(code: string): string {
  const lines = code.replace(/\n+$/, '').split('\n');
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...depths))).join('\n');
}
