import type { Hono } from 'hono';
import type { Env, Services } from '../services';
import { adminRoutes } from './admin/routes';
import { visibleAreas } from './admin/visibleAreas';
import { applicationRoutes } from './application/routes';
import { releaseRoutes } from './apppublish/routes';
import { developRoutes } from './develop/routes';
import { siteRoutes } from './site/routes';
import { supportRoutes } from './support/routes';
import { workspaceRoutes } from './workspace/routes';

/** Adds the calls of the demo world; docs/demo-world.yaml describes them. */
export function worldRoutes(app: Hono<Env>, services: Services): void {
  app.use('/api/world/*', visibleAreas(services));
  workspaceRoutes(app, services);
  siteRoutes(app, services);
  applicationRoutes(app, services);
  developRoutes(app, services);
  releaseRoutes(app, services);
  adminRoutes(app, services);
  supportRoutes(app, services);
}
