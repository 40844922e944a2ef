import { Icon } from './Icon';
import { UserIcon } from './icons';

/** What stands for a user: the picture, else the initials, else a default image (§3). */
export interface AvatarProps {
  src?: string;
  initials?: string;
  /** Number of the color behind the initials. */
  tint?: number;
  onError?(): void;
}

/** Renders the user's picture or initials; decorative. */
export function Avatar({ src, initials, tint, onError }: AvatarProps) {
  if (!src && initials) {
    return (
      <span className="avatar initials" data-tint={tint}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <text x="20" y="20">
            {initials}
          </text>
        </svg>
      </span>
    );
  }
  return (
    <span className="avatar">
      {src ? <img src={src} alt="" onError={onError} /> : <Icon path={UserIcon} />}
    </span>
  );
}
