const { BACKOFFICE_SERVER = 'http://127.0.0.1:4400' } = process.env;

export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  // Vue renders these tags as elements.
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('backoffice-') } },
  // Passes API calls on to the server.
  routeRules: {
    '/api/**': { proxy: `${BACKOFFICE_SERVER}/api/**` },
    '/northgate/**': { proxy: `${BACKOFFICE_SERVER}/northgate/**` },
  },
  app: { head: { title: 'Harbour', link: [{ rel: 'icon', href: 'data:,' }] } },
  typescript: { tsConfig: { vueCompilerOptions: { strictTemplates: true } } },
  telemetry: false,
});
