import type { Hono } from 'hono';
import type { Env, Parts } from '../parts';
import { applicationRoutes } from './application/routes';
import { siteRoutes } from './site/routes';
import { supportRoutes } from './support/routes';
import { workspaceRoutes } from './workspace/routes';

/** Every call of the demo world; docs/demo-world.yaml describes them. */
export function worldRoutes(app: Hono<Env>, parts: Parts): void {
  workspaceRoutes(app, parts);
  siteRoutes(app, parts);
  applicationRoutes(app, parts);
  supportRoutes(app, parts);
}
