import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const { PORT = 5173 } = process.env;

export default defineConfig({
  plugins: [reactRouter()],
  // Vite finds it only while it answers the first request, and then loads the page again.
  optimizeDeps: { include: ['backoffice-elements/react'] },
  server: { port: Number(PORT) },
});
