import type { User } from '../database/schema';
import { foreignOrigin, ownOrigin } from '../http/address';
import type { Call, Services } from '../services';
import { fewerAreas } from '../world/admin/roleAreas';

/**
 * Returns the user record of a sign-in. It contains `Areas` only for a role that sees fewer areas than
 * the product's menu shows.
 */
export async function userRecord(c: Call, services: Services, user: User, token: string) {
  const Areas = await fewerAreas(services, user.role);
  return {
    UserId: user.id,
    Name: user.name,
    Role: user.role,
    Avatar: avatarAddress(c, services, user.avatar),
    token,
    ...(Areas && { Areas }),
  };
}

/** Returns the address of a picture: a path, or the complete URL for a page of another origin. */
function avatarAddress(c: Call, services: Services, avatar: string): string {
  return avatar && foreignOrigin(c) ? ownOrigin(c, services) + avatar : avatar;
}
