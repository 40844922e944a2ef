// Serves each bundle with the page and the style sheet at /webpack/, /rollup/, /esbuild/ and /parcel/.
import express from 'express';

const { PORT = 3000 } = process.env;

const app = express().use(express.static('dist')).use('/:bundler/', express.static('src'));
app.get('/', (_, response) => response.redirect('/webpack/'));
app.listen(PORT, () => console.log(`http://localhost:${PORT}/`));
