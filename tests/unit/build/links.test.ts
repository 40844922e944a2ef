// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesToPack } from '../../../build/commands/pack.mjs';
import { packedPage } from '../../../build/commands/packedPage.mjs';
import { elements } from '../../../build/interface/description';

const LINK = /\]\(([^)\s]+)\)|\s(?:src|srcset)="([^"\s]+)/g;
const FENCED = /^```.*?^```/gms;
const INLINE_CODE = /`[^`\n]+`/g;

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

/** The files and headings of the project that a page refers to, pictures included. */
const targetsOf = (text: string) =>
  [...text.replace(FENCED, '').replace(INLINE_CODE, '').matchAll(LINK)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^[a-z]+:/i.test(target));

it.each(pages)('%s has no dead link to a file or heading', (page) => {
  const dead = targetsOf(readFileSync(page, 'utf8')).filter((target) => {
    const [file = '', anchor] = target.split('#');
    const found = file ? path.join(path.dirname(page), file) : page;
    if (!existsSync(found)) return true;
    return Boolean(anchor && found.endsWith('.md') && !anchorsOf(found).includes(anchor));
  });
  expect(dead).toEqual([]);
});

describe('the package', () => {
  let files: string[];
  beforeAll(async () => {
    files = await filesToPack();
  }, 60_000);

  it('has no link to a file that it does not contain', () => {
    const packed = files.filter((file) => file.endsWith('.md'));
    expect(packed).toEqual(expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/oidc.md']));
    const dead = packed.flatMap((page) =>
      targetsOf(packedPage(readFileSync(page, 'utf8'), page, files))
        .map((target) => target.split('#')[0] ?? '')
        .filter((file) => file && !files.includes(path.join(path.dirname(page), file)))
        .map((file) => `${page}: ${file}`),
    );
    expect(dead).toEqual([]);
  });

  it('names guides by their path in descriptions for editors', () => {
    const texts = JSON.stringify(elements);
    expect(texts).toContain('(docs/oidc.md)');
    const guides = [...texts.matchAll(/[\w./-]+\.md\b/g)].map(([guide]) => guide);
    expect(guides.filter((guide) => !files.includes(guide))).toEqual([]);
  });
});

it('the packed pages keep code blocks, packed pictures and other links', () => {
  const kept = [
    'See [the guide](guide.md#part), [a site](https://example.com) and [below](#part).',
    '![A picture](a.png)',
    '```md\n[gone](../gone.md)\n```',
  ].join('\n\n');
  const files = ['docs/page.md', 'docs/guide.md', 'docs/a.png'];
  expect(packedPage(kept, 'docs/page.md', files)).toBe(kept);
  const dropped =
    '<p><picture><source srcset="b.png"><img src="b.png"></picture></p>\n\nRead [`it`](../gone.md).';
  expect(packedPage(dropped, 'docs/page.md', files)).toBe('\nRead `it`.');
});
