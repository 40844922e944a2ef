// Serves each bundle with the page and the style sheet at /webpack/, /rollup/, /esbuild/ and /parcel/.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import express from 'express';

const { PORT = 3000 } = process.env;

// Neither inline styles nor inline scripts, except the import map that Parcel writes into its page; the
// icon of the page is a data URL.
const policy = [
  "default-src 'none'",
  `script-src 'self' '${hashOfImportMap('dist/parcel/index.html')}'`,
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
].join('; ');

const app = express();
app.use((_, response, next) => {
  response.set('Content-Security-Policy', policy);
  next();
});
app.use(express.static('dist')).use('/:bundler/', express.static('src'));
app.get('/', (_, response) => response.redirect('/webpack/'));
app.listen(PORT, () => console.log(`http://localhost:${PORT}/`));

/** Returns the CSP hash of the inline import map of a page. */
function hashOfImportMap(file) {
  const [, map] = readFileSync(file, 'utf8').match(/<script type="?importmap"?>(.*?)<\/script>/s);
  return `sha256-${createHash('sha256').update(map).digest('base64')}`;
}
