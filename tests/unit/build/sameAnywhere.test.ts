import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { assertNoBuildPath } from '../../../build/bundle/assertNoBuildPath';
import { cssText } from '../../../build/plugins/css';

/** Creates a folder with a style sheet and a module that contains its text. */
async function makeSources(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backoffice-anywhere-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'look.css'), '.tile { color: red }');
  await writeFile(
    path.join(folder, 'main.js'),
    "import look from './look.css?inline'; export { look }",
  );
  return folder;
}

async function nameOf(folder: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['main.js'],
    entryNames: '[name]-[hash]',
    bundle: true,
    write: false,
    outdir: 'out',
    plugins: [cssText()],
  });
  return path.basename(outputFiles[0]?.path ?? '');
}

test('a chunk with a style sheet has the same name wherever it is built', async () => {
  const [one, other] = [await makeSources(), await makeSources()];
  expect(await nameOf(one)).toMatch(/^main-\w{8}\.js$/);
  expect(await nameOf(other)).toBe(await nameOf(one));
});

test('a file that contains the path of its build folder ends the build', async () => {
  const dist = await makeSources();
  await mkdir(path.join(dist, 'chunks'));
  await writeFile(path.join(dist, 'chunks', 'one.js.map'), '{"sources":["../src/one.ts"]}');
  await expect(assertNoBuildPath(dist, '/home/someone')).resolves.toBeUndefined();
  await writeFile(path.join(dist, 'chunks', 'two.js.map'), '{"sources":["/home/someone/two.ts"]}');
  await expect(assertNoBuildPath(dist, '/home/someone')).rejects.toThrow(
    'two.js.map contains /home/someone',
  );
});

test.each(['"$/application"', '"$/apppublish"', '`~/app`', '"https://host.example/app/"'])(
  'a build in /app accepts %s, which is no path in it',
  async (text) => {
    const dist = await makeSources();
    await writeFile(path.join(dist, 'links.js'), `export default ${text}`);
    await expect(assertNoBuildPath(dist, '/app')).resolves.toBeUndefined();
  },
);

test.each(['"/app"', '"/app/src/one.ts"', '"file:///app/src/one.ts"'])(
  'a build in /app refuses %s',
  async (text) => {
    const dist = await makeSources();
    await writeFile(path.join(dist, 'links.js'), `export default ${text}`);
    await expect(assertNoBuildPath(dist, '/app')).rejects.toThrow('links.js contains /app');
  },
);
