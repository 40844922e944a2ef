import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

const { BACKOFFICE_SERVER = 'http://127.0.0.1:4400', PORT = 5173 } = process.env;
// A string instead of the object would change the Host header, which the server compares with Origin.
const proxy = {
  '/api': { target: BACKOFFICE_SERVER },
  '/northgate': { target: BACKOFFICE_SERVER },
};

export default defineConfig({
  plugins: [sveltekit({ adapter: adapter() })],
  server: { proxy, port: Number(PORT) },
  preview: { proxy, port: Number(PORT) },
});
