// Serves each bundle with the page and the style sheet at /webpack/, /rollup/, /esbuild/ and /parcel/.
import express from 'express';

const { PORT = 3000 } = process.env;

// Neither inline styles nor inline scripts; the icon of the page is a data URL.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:";

const app = express();
app.use((_, response, next) => {
  response.set('Content-Security-Policy', policy);
  next();
});
app.use(express.static('dist')).use('/:bundler/', express.static('src'));
app.get('/', (_, response) => response.redirect('/webpack/'));
app.listen(PORT, () => console.log(`http://localhost:${PORT}/`));
