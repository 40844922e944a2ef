import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../demo/server/app';
import { CODES } from '../../demo/server/http/envelope';
import { faults } from '../../demo/server/http/faults';
import type { Services } from '../../demo/server/services';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('the documented contract', () => {
  it('lists exactly the calls of the server', () => {
    const services = { allowOrigins: [] as readonly string[] } as Services;
    const app = createApp(services, {
      folders: {},
      headers: {},
      faults: true,
      outbox: true,
      localOnly: true,
    });
    const served = app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);

    let path = '';
    const written: string[] = [];
    const lines = [read('docs/openapi.yaml'), read('docs/demo-world.yaml')].join('\n').split('\n');
    for (const line of lines) {
      path = /^ {2}(\/\S+):$/.exec(line)?.[1] ?? path;
      const method = /^ {4}(get|post|put|patch|delete):$/.exec(line)?.[1];
      // The texts are files, not calls of the server.
      if (method && !path.startsWith('/assets/')) written.push(`${method.toUpperCase()} ${path}`);
    }
    expect(written.sort()).toEqual(served.sort());
  });

  it('explains every code and every fault', () => {
    const guide = read('docs/server-contract.md');
    for (const code of Object.values(CODES))
      expect(guide).toMatch(new RegExp(`^\\| ${code} +\\|`, 'm'));
    for (const name of Object.keys(faults)) expect(guide).toContain(`\`${name}\``);
  });
});
