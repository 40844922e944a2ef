import { Icon } from './icons/Icon';
import { UserIcon } from './icons/icons';

/** The user's picture; a missing one shows a default image. */
export function Avatar({ src, onError }: { src?: string; onError?(): void }) {
  return (
    <span className="avatar">
      {src ? <img src={src} alt="" onError={onError} /> : <Icon path={UserIcon} />}
    </span>
  );
}
