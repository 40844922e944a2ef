/** Content types by file name extension; those with `text` are compressed. */
const types: Record<string, { type: string; text: boolean }> = {
  html: { type: 'text/html; charset=utf-8', text: true },
  js: { type: 'text/javascript; charset=utf-8', text: true },
  mjs: { type: 'text/javascript; charset=utf-8', text: true },
  css: { type: 'text/css; charset=utf-8', text: true },
  json: { type: 'application/json; charset=utf-8', text: true },
  map: { type: 'application/json; charset=utf-8', text: true },
  svg: { type: 'image/svg+xml', text: true },
  txt: { type: 'text/plain; charset=utf-8', text: true },
  md: { type: 'text/markdown; charset=utf-8', text: true },
  png: { type: 'image/png', text: false },
  jpg: { type: 'image/jpeg', text: false },
  webp: { type: 'image/webp', text: false },
  ico: { type: 'image/x-icon', text: false },
  woff2: { type: 'font/woff2', text: false },
};

/** Returns the content type of a file. Browsers only download files of an unknown type. */
export function contentTypeOf(path: string): { type: string; text: boolean } {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return types[extension] ?? { type: 'application/octet-stream', text: false };
}
