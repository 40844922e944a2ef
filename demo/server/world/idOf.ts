import type { Call } from '../services';

/** Returns the id in the path of a call; an empty string if it is invalid. */
export function idOf(c: Call): string {
  const id = c.req.param('id') ?? '';
  return /^[a-z\d.-]{1,100}$/.test(id) ? id : '';
}
