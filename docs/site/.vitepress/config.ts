import { defineConfig } from 'vitepress';

/** Where `npm run docs` collects the pages, and where it puts the finished site. */
const CACHE = '../../.cache/docs';

export default defineConfig({
  title: 'backoffice-elements',
  description: 'Sign-in, password reset and a role-aware shell for staff, as web components.',
  lang: 'en-US',
  base: process.env.DOCS_BASE ?? '/docs/',
  srcDir: `${CACHE}/pages`,
  outDir: `${CACHE}/site`,
  cacheDir: `${CACHE}/cache`,
  vite: { publicDir: `${import.meta.dirname}/../${CACHE}/public`, logLevel: 'warn' },
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/embedding' },
      { text: 'Reference', link: '/reference' },
      { text: 'Changelog', link: '/changelog' },
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          { text: 'First steps', link: '/start' },
          { text: 'Try it here', link: '/live' },
        ],
      },
      {
        text: 'Embed',
        items: [
          { text: 'Host pages', link: '/embedding' },
          { text: 'Portals', link: '/portals' },
          { text: 'npm package', link: '/package' },
        ],
      },
      {
        text: 'Fill',
        items: [
          { text: 'Areas', link: '/areas' },
          { text: 'Pickers', link: '/pickers' },
          { text: 'Languages', link: '/languages' },
          { text: 'Theming', link: '/theming' },
          { text: 'Look and wording', link: '/design' },
        ],
      },
      {
        text: 'Sign in',
        items: [
          { text: 'Server contract', link: '/server-contract' },
          { text: 'Hosted sign-in', link: '/oidc' },
          { text: 'Passkeys', link: '/passkeys' },
          { text: 'Password managers', link: '/password-managers' },
        ],
      },
      {
        text: 'Look up',
        items: [
          { text: 'Reference', link: '/reference' },
          { text: 'Security', link: '/security' },
          { text: 'Performance', link: '/performance' },
          { text: 'Observability', link: '/observability' },
          { text: 'Architecture', link: '/architecture' },
          { text: 'Upgrading', link: '/upgrading' },
          { text: 'Changelog', link: '/changelog' },
        ],
      },
    ],
  },
});
