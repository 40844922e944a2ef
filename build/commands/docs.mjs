/** `npm run docs`: builds the documentation site with VitePress from docs/ and the changelog. */
import '../machine/nodeVersion.mjs';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildInBackground } from '../docs/docsInBackground.mjs';
import { hashOf } from '../machine/hashOf.mjs';
import { ensureInstalled } from '../machine/install.mjs';
import { root, run } from '../machine/run.mjs';
import { ensureBuilt } from './build.mjs';

const source = path.join(root, 'docs', 'site');
const cache = path.join(root, '.cache', 'docs');

/** The finished site; the reference server serves it at `/docs/`. */
const siteFolder = path.join(cache, 'site');

/** File with the hash of the inputs that the site was built from. */
const noteFile = path.join(cache, 'built-from');

/** Builds the site in the background, unless it matches the guides and dist. */
export function buildDocsInBackground() {
  return buildInBackground({
    site: siteFolder,
    note: noteFile,
    hash: () => hashOf(['docs', 'dist/.build-hash', 'CHANGELOG.md', 'README.md']),
    build: buildDocs,
  });
}

/** Builds the site from the guides and dist; returns an exit code. */
async function buildDocs(options = {}) {
  if (!existsSync(path.join(source, 'node_modules', 'vitepress'))) {
    const code = await run(['npm', 'ci', '--prefix', source, '--no-audit', '--no-fund'], options);
    if (code !== 0) return code;
  }
  collectPages();
  collectPublicFiles();
  return await run(
    [
      process.execPath,
      path.join(source, 'node_modules/vitepress/bin/vitepress.js'),
      'build',
      source,
    ],
    options,
  );
}

/** Copies the guides as pages of the site. */
function collectPages() {
  const pages = path.join(cache, 'pages');
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages, { recursive: true });
  const guides = readdirSync(path.join(root, 'docs')).filter((file) => file.endsWith('.md'));
  const copied = [
    ...guides.map((file) => `docs/${file}`),
    'docs/site/index.md',
    'docs/site/live.md',
    'CHANGELOG.md',
  ];
  for (const file of copied) {
    const name = path.basename(file).toLowerCase();
    writeFileSync(path.join(pages, name), asPage(readFileSync(path.join(root, file), 'utf8')));
  }
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  writeFileSync(path.join(pages, 'start.md'), asPage(firstSteps(readme)));
  cpSync(path.join(root, 'docs/images'), path.join(pages, 'images'), { recursive: true });
}

/** Copies the files that pages load at run time: the bundle, the live examples and the OpenAPI file. */
function collectPublicFiles() {
  const target = path.join(cache, 'public');
  rmSync(target, { recursive: true, force: true });
  cpSync(path.join(source, 'live'), path.join(target, 'live'), { recursive: true });
  cpSync(path.join(root, 'docs/openapi.yaml'), path.join(target, 'openapi.yaml'));
  cpSync(path.join(root, 'dist'), path.join(target, 'backoffice'), {
    recursive: true,
    filter: (file) => !/\.map$|\.d\.ts$|[\\/](npm|cli|\.[^\\/]*)$/.test(file),
  });
}

/** Returns the README without its title, its pictures, its list of guides and its license. */
function firstSteps(readme) {
  const [text = ''] = readme.split('\n## Documentation\n');
  return text.replace(/^# .*$/m, '# First steps').replace(/^(?:<p>)?<picture>.*\n/gm, '');
}

/**
 * Returns a page whose links work on the site: other guides, the changelog and the OpenAPI file stay
 * links, while files of the repository become plain text. A picture in two themes follows the theme of the
 * site, which readers can choose, instead of that of the system. `<!-- live: name, title -->` becomes a live
 * example, which readers of the file in the repository do not see.
 */
function asPage(markdown) {
  return markdown
    .replaceAll('](docs/', '](')
    .replaceAll('](../CHANGELOG.md', '](CHANGELOG.md')
    .replaceAll('](CHANGELOG.md', '](changelog.md')
    .replace(/\]\(openapi\.yaml\)/g, '](/openapi.yaml){target="_self"}')
    .replace(/\[([^\]]+)\]\((?:\.\.\/[^)]+|[A-Z]+\.md)\)/g, '$1')
    .replace(
      /<picture><source .*? srcset="(\S+)"><img src="(\S+)" alt="([^"]*)".*?><\/picture>/g,
      (_, dark, light, alt) => `![${alt}](${light}){.in-light} ![${alt}](${dark}){.in-dark}`,
    )
    .replace(
      /<!-- live: ([\w-]+), (.+?) -->/g,
      (_, name, title) => `<LiveExample name="${name}" title="${title}" />`,
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled();
  process.exitCode = (await ensureBuilt()) || (await buildDocs());
  if (process.exitCode === 0) console.log(`The site is in ${path.relative(root, siteFolder)}.`);
}
