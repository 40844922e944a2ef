import type { User } from '../database/schema';
import { foreignOrigin, ownOrigin } from '../http/address';
import type { Call, Parts } from '../parts';
import { fewerAreas } from '../world/admin/roleAreas';

/**
 * The record that a client stores after signing in. `Areas` is there only for a role that sees fewer
 * areas than the product's menu shows.
 */
export async function userRecord(c: Call, parts: Parts, user: User, token: string) {
  const Areas = await fewerAreas(parts, user.role);
  return {
    UserId: user.id,
    Name: user.name,
    Role: user.role,
    Avatar: avatarAddress(c, parts, user.avatar),
    token,
    ...(Areas && { Areas }),
  };
}

/** A path means nothing to a page of another origin: that one gets the whole address. */
function avatarAddress(c: Call, parts: Parts, avatar: string): string {
  return avatar && foreignOrigin(c) ? ownOrigin(c, parts) + avatar : avatar;
}
