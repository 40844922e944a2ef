import { useState } from 'react';
import { safeImage } from '../../store/browser/page';
import { useSession } from '../element/elementContext';

/** Returns the user's picture; undefined if missing, refused or broken, which shows the default image. */
export function useAvatar() {
  const src = safeImage(useSession((state) => state.user?.Avatar));
  const [broken, setBroken] = useState<string>();
  return { src: src === broken ? undefined : src, onError: () => setBroken(src) };
}
