import type { Call } from '../services';

/**
 * Returns whether a text can be an id. The longest are those of invited users: the part of their email address
 * before the @, at most 116 characters, and a number if another user has the same one.
 */
export const isId = (text: string): boolean => /^[a-z\d._+'-]{1,130}$/.test(text);

/** Returns the id in the path of a call; an empty string, which no row has, if it is invalid. */
export function idOf(c: Call): string {
  const id = c.req.param('id') ?? '';
  return isId(id) ? id : '';
}
