import type { Hono } from 'hono';
import type { Env, Parts } from '../parts';

/** Every call of the demo world; docs/demo-world.yaml describes them. */
export function worldRoutes(_app: Hono<Env>, _parts: Parts): void {}
