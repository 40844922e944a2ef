// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const LINK = /\]\(([^)\s]+)\)/g;
const FENCED = /^```.*?^```/gms;

const pages = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The headings of a page as GitHub links to them. */
const anchorsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(pages)('%s has no dead link to a file or heading', (page) => {
  const text = readFileSync(page, 'utf8').replace(FENCED, '');
  const targets = [...text.matchAll(LINK)].map(([, target = '']) => target);
  const dead = targets
    .filter((target) => !/^[a-z]+:/i.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      const found = file ? path.join(path.dirname(page), file) : page;
      if (!existsSync(found)) return true;
      return Boolean(anchor && found.endsWith('.md') && !anchorsOf(found).includes(anchor));
    });
  expect(dead).toEqual([]);
});
