import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { BACKOFFICE_SERVER = 'http://127.0.0.1:4400', PORT = 5173 } = process.env;
// A string instead of the object would change the Host header, which the server compares with Origin.
const proxy = {
  '/api': { target: BACKOFFICE_SERVER },
  '/northgate': { target: BACKOFFICE_SERVER },
};

// The built page needs neither inline styles nor inline scripts.
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:",
};

export default defineConfig({
  plugins: [react()],
  server: { proxy, port: Number(PORT) },
  preview: { proxy, headers, port: Number(PORT) },
});
