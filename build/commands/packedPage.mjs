import path from 'node:path';

const FENCED = /(^```.*?^```)/ms;
const PICTURE_TAG = /<picture\b.*?<\/picture>|<img\b[^>]*>/gs;
const ADDRESSES = /\s(?:src|srcset)="([^"\s]+)/g;
const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;

/**
 * Returns a Markdown page as the package contains it: without pictures that are not in the package, and with the
 * text of a link in place of a link to such a file. Code blocks stay as they are.
 * @param page path of the page in the package
 * @param files paths of all files in the package
 */
export function packedPage(text, page, files) {
  const isPacked = (target) => {
    const [file = ''] = target.split('#');
    if (/^[a-z]+:/i.test(target) || file === '') return true;
    return files.includes(path.posix.join(path.posix.dirname(page), file));
  };
  const pack = (part) =>
    part
      .replace(PICTURE_TAG, (tag) => {
        const targets = [...tag.matchAll(ADDRESSES)].map(([, target]) => target);
        return targets.every(isPacked) ? tag : '';
      })
      .replace(LINK, (link, picture, label, target) => {
        if (isPacked(target)) return link;
        return picture ? '' : label;
      })
      .replace(/^<p>\s*<\/p>\n/gm, '')
      .replace(/\n{3,}/g, '\n\n');
  // The parts with an odd index are code blocks.
  return text
    .split(FENCED)
    .map((part, at) => (at % 2 ? part : pack(part)))
    .join('');
}
