import { defineConfig } from 'astro/config';

const { BACKOFFICE_SERVER = 'http://127.0.0.1:4400', PORT = 4321 } = process.env;
// A string instead of the object would change the Host header, which the server compares with Origin.
const proxy = {
  '/api': { target: BACKOFFICE_SERVER },
  '/northgate': { target: BACKOFFICE_SERVER },
};

export default defineConfig({
  server: { port: Number(PORT) },
  vite: { server: { proxy }, preview: { proxy } },
});
