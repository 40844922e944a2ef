import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostPage } from '../../support/markup';
import { startOffice } from '../../support/office';

const DIST = path.resolve(import.meta.dirname, '../../../dist');
const office = startOffice();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundled-'));
  for (const format of ['esm', 'iife'] as const) {
    await build({
      stdin: { contents: `import '${DIST}/npm/login.js';`, resolveDir: DIST },
      outfile: path.join(folder, format, 'portal.js'),
      bundle: true,
      format,
      // A classic script has no import.meta; esbuild warns about it.
      logLevel: 'error',
    });
    await cp(path.join(DIST, 'assets'), path.join(folder, format, 'assets'), { recursive: true });
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an integrator’s own bundle, modules or a classic script, finds the other languages next to it', async () => {
  for (const [format, script] of [
    ['esm', '<script type="module" src="/own/esm/portal.js"></script>'],
    ['iife', '<script src="/own/iife/portal.js" defer></script>'],
  ] as const) {
    const context = await office.context();
    const asked: string[] = [];
    await context.route('**/own/**', (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      return route.fulfill({ path: path.join(folder, pathname.replace('/own/', '')) });
    });
    const page = await office.host(
      hostPage('<backoffice-login language="de"></backoffice-login>', script),
      context,
    );
    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    expect(asked).toContain(`/own/${format}/assets/i18n/de.json`);
  }
});
