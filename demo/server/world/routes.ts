import type { Hono } from 'hono';
import type { Env, Parts } from '../parts';
import { adminRoutes } from './admin/routes';
import { visibleAreas } from './admin/visibleAreas';
import { applicationRoutes } from './application/routes';
import { releaseRoutes } from './apppublish/routes';
import { developRoutes } from './develop/routes';
import { siteRoutes } from './site/routes';
import { supportRoutes } from './support/routes';
import { workspaceRoutes } from './workspace/routes';

/** Every call of the demo world; docs/demo-world.yaml describes them. */
export function worldRoutes(app: Hono<Env>, parts: Parts): void {
  app.use('/api/world/*', visibleAreas(parts));
  workspaceRoutes(app, parts);
  siteRoutes(app, parts);
  applicationRoutes(app, parts);
  developRoutes(app, parts);
  releaseRoutes(app, parts);
  adminRoutes(app, parts);
  supportRoutes(app, parts);
}
