// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const examples = readdirSync('examples', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(examples)(
  'the example %s installs this version, is listed, described and tested',
  (name) => {
    const { dependencies, scripts } = JSON.parse(read(`examples/${name}/package.json`));
    expect(dependencies['backoffice-elements']).toBe(`^${version}`);
    expect(Object.keys(scripts)).toContain('start');
    expect(read('examples/README.md')).toContain(`| [${name}](${name}) |`);
    const readme = read(`examples/${name}/README.md`);
    const commands = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
    expect(readme).toContain('npm install\n');
    const tests = readdirSync('tests/examples').map((file) => read(`tests/examples/${file}`));
    expect(tests.filter((test) => test.includes(`startExample('${name}'`))).toHaveLength(1);
  },
);
