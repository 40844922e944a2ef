// @vitest-environment node
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { engines } from '../../../package.json';

const MODULE = pathToFileURL(path.resolve('build/machine/nodeVersion.mjs')).href;

it('the tools and the package accept the versions of Node that can require ES modules', () => {
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  const versions = ['18.20.8', '20.18.3', '20.19.0', '21.7.3', '22.11.0', '22.12.0', '24.0.0'];
  const script = `
    const { versions } = process;
    let accepted;
    process.exit = () => { accepted = false; };
    for (const node of ${JSON.stringify(versions)}) {
      Object.defineProperty(process, 'versions', { value: { ...versions, node }, configurable: true });
      accepted = true;
      await import('${MODULE}?' + node);
      if (accepted) console.log(node);
    }`;
  const accepted = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(accepted.trim().split('\n')).toEqual(['20.19.0', '22.12.0', '24.0.0']);
});
