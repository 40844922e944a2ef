import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const OWN = 'https://cdn.example/backoffice/backoffice.js';

beforeEach(() => vi.resetModules());

afterEach(() => {
  for (const name of ['currentScript', 'querySelector', 'baseURI'])
    Reflect.deleteProperty(document, name);
  document.head.replaceChildren();
});

/** Overrides a member of `document`, as markup such as `<img name="currentScript">` does. */
function clobber(name: string): void {
  const image = document.createElement('img');
  image.src = 'https://evil.example/x/x.png';
  Object.defineProperty(document, name, { value: image, configurable: true });
}

function addScript(src: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
}

it('the folder of the bundle is that of its script, whatever named elements override members of the document', async () => {
  addScript(OWN);
  for (const name of ['currentScript', 'querySelector', 'baseURI']) clobber(name);
  const { folder } = await import('../../../src/paint/folder');
  expect(folder).toBe('https://cdn.example/backoffice/');
});

it('the folder of the bundle is not that of another script whose name ends like its own', async () => {
  addScript('https://portal.example/js/acme-backoffice.js');
  addScript(`${OWN}?v=2`);
  clobber('currentScript');
  const { folder } = await import('../../../src/paint/folder');
  expect(folder).toBe('https://cdn.example/backoffice/');
});

it('the folder of the bundle is that of its script, also when a library runs the text of the script inline', async () => {
  addScript(`${OWN}?v=2026/11/29`);
  const inline = document.createElement('script');
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(inline);
  const { folder } = await import('../../../src/paint/folder');
  vi.restoreAllMocks();
  expect(folder).toBe('https://cdn.example/backoffice/');
});

it('the folder of the bundle is that of the page if no script is found', async () => {
  clobber('currentScript');
  const { folder } = await import('../../../src/paint/folder');
  expect(folder).toBe(new URL('./', document.baseURI).href);
});
