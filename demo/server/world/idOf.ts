import type { Call } from '../parts';

/** The id in the path of a call; empty, which none has, for what cannot be one of ours. */
export function idOf(c: Call): string {
  const id = c.req.param('id') ?? '';
  return /^[a-z\d.-]{1,100}$/.test(id) ? id : '';
}
