import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('./home.tsx'),
  route('api/*', './forward.ts'),
  route('northgate/*', './forward.ts', { id: 'northgate' }),
] satisfies RouteConfig;
