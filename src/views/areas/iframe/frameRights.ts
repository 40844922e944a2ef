import type { AreaContext } from '../../../store/areas/areaTypes';

/** Source of an area in a frame. */
export interface FrameSource {
  /** URL of the page, resolved against `document.baseURI`. */
  iframe: string;
  /** Whether the page may send requests to the server through the shell; only pages of the host page's origin. */
  requests?: boolean;
}

/** Returns why a page may not send requests, undefined if it may. */
export function requestBan({ requests }: FrameSource, foreign: boolean): string | undefined {
  if (foreign) return 'A framed page of another origin may not send requests.';
  if (requests === true) return undefined;
  return 'This page may not send requests: its area source needs { iframe, requests: true }.';
}

/** Reduces the user record to the fields that a page of another origin may see. */
export function userForOtherOrigin(user: AreaContext['user']): AreaContext['user'] {
  return user && Object.freeze({ Name: user.Name, Role: user.Role });
}
