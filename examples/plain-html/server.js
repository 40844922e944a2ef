// Serves the page and the folder `dist` of the package, and passes API calls on to the server.
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const { BACKOFFICE_SERVER = 'http://127.0.0.1:4400', PORT = 3000 } = process.env;

express()
  .use(createProxyMiddleware({ target: BACKOFFICE_SERVER, pathFilter: ['/api', '/northgate'] }))
  .use('/backoffice', express.static('node_modules/backoffice-elements/dist'))
  .use(express.static('public'))
  .listen(PORT, () => console.log(`http://localhost:${PORT}/`));
