import { useState } from 'react';
import { safeImage } from '../../store/browser/page';
import { initialsOf, tintOf } from '../../store/session/initials';
import { displayName } from '../../store/session/userRecord';
import { useSession } from '../element/elementContext';

/**
 * Returns the user's picture, and the initials for a missing, refused or broken one; without a name the
 * default image is shown (§3).
 */
export function useAvatar() {
  const user = useSession((state) => state.user);
  const src = safeImage(user?.Avatar);
  const [broken, setBroken] = useState<string>();
  const name = displayName(user);
  return {
    src: src === broken ? undefined : src,
    initials: initialsOf(name),
    tint: tintOf(typeof user?.UserId === 'string' ? user.UserId : name),
    onError: () => setBroken(src),
  };
}
