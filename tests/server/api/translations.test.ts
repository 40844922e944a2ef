// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchCatalog } from '../../../src/api/fetchCatalog';
import { failureOf, useApiServer } from './support/apiServer';

describe('a translation file', () => {
  const folders: Record<string, string> = {};
  const files: Record<string, string> = {
    'de.json': '{"menu.site": "Standorte", "own.key": "Hallo {name}"}',
    'es.json': '{"menu.site": 7, "menu.support": {"a": "b"}, "back": "Atrás"}',
    'it.json': '["uno"]',
    'ru.json': '{"menu.site": "Пло',
    'cn.json': JSON.stringify({ long: 'x'.repeat(5_000_000) }),
    'en.json': '<!doctype html><title>Start</title>',
  };
  beforeAll(async () => {
    folders['/own/'] = await mkdtemp(path.join(tmpdir(), 'catalogs-'));
    const below = path.join(folders['/own/'], 'assets', 'i18n');
    await mkdir(below, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(below, name), text);
  });
  afterAll(() => rm(folders['/own/']!, { recursive: true }));
  const api = useApiServer({ folders });
  const own = (language: string) => fetchCatalog(`${api.server.url}/own/`, language);

  it('is loaded from assets/i18n/{lang}.json in the folder', async () => {
    expect(Object.fromEntries(await own('de'))).toEqual({
      'menu.site': 'Standorte',
      'own.key': 'Hallo {name}',
    });
  });

  it('returns its entries unchanged', async () => {
    expect(await own('es')).toContainEqual(['menu.support', { a: 'b' }]);
  });

  it('fails with a clear message if it is an HTML page', async () => {
    expect(await failureOf(own('en'))).toMatchObject({ message: 'HTML instead of JSON' });
  });

  it('fails with the status if it is missing', async () => {
    expect(await failureOf(own('fr'))).toMatchObject({ message: expect.stringContaining('404') });
  });

  it('fails if it is truncated', async () => {
    expect(await failureOf(own('ru'))).toBeInstanceOf(SyntaxError);
  });

  it('is refused if it is far too large', async () => {
    expect(await failureOf(own('cn'))).toMatchObject({ message: 'too large' });
  });

  it('fails if it is not an object', async () => {
    expect(await failureOf(own('it'))).toMatchObject({ message: 'no JSON object' });
  });
});
