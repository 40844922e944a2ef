import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const { PORT = 5173 } = process.env;

export default defineConfig({
  plugins: [reactRouter()],
  server: { port: Number(PORT) },
});
