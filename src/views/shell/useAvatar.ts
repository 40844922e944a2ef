import { useState } from 'react';
import { safeImage } from '../../store/browser/page';
import { useSession } from '../element/elementContext';

/** The user's picture, undefined for a missing, refused or broken one: the default image shows (§3). */
export function useAvatar() {
  const src = safeImage(useSession((state) => state.user?.Avatar));
  const [broken, setBroken] = useState<string>();
  return { src: src === broken ? undefined : src, onError: () => setBroken(src) };
}
