import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exports } from '../../../package.json';
import { hostPage } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';

const office = startOffice();
const ELEMENTS = ['shell', 'login', 'reset'] as const;

/** Resolves the name and the paths of the package as a bundler does. */
const IMPORT_MAP = JSON.stringify({
  imports: Object.fromEntries(
    Object.entries(exports).flatMap(([path, file]) =>
      typeof file === 'string'
        ? []
        : [[path.replace('.', 'backoffice-elements'), file.default.slice(1)]],
    ),
  ),
});

test('every import of the package has a file and its types', () => {
  const files = Object.values(exports).flatMap((file) =>
    typeof file === 'string' ? file : [file.default, file.types],
  );
  expect(files).toContain('./dist/npm/login.js');
  const missing = files.filter((file) => !existsSync(file.replace('*', 'backoffice.js')));
  expect(missing).toEqual([]);
});

for (const name of ELEMENTS) {
  test(`backoffice-elements/${name} registers its element, which works alone`, async () => {
    const tag = `backoffice-${name}`;
    const page = await office.host(
      hostPage(
        `<${tag}></${tag}>
        <script type="module">
          import * as all from 'backoffice-elements/${name}';
          window.imported = Object.keys(all).sort();
        </script>`,
        `<script type="importmap">${IMPORT_MAP}</script>`,
      ),
    );
    if (name === 'reset') {
      await page.getByRole('heading', { name: 'Reset password' }).waitFor();
      await page.getByRole('button', { name: 'Send' }).waitFor();
    } else {
      await signIn(page, 'ben');
      await page.getByText(/Ben/).first().waitFor();
    }
    const element = `Backoffice${name[0]?.toUpperCase()}${name.slice(1)}`;
    expect(await page.evaluate('imported')).toEqual(['ApiError', element]);
    const shell = await page.evaluate(() => customElements.get('backoffice-shell') !== undefined);
    expect(shell).toBe(name === 'shell');
  });
}
