/** Returns a path with the `returnUrl` of a location, character by character; without one, the path alone. */
export function keepReturnUrl(path: string, location: string): string {
  const kept = /[?&](returnUrl=[^&]*)/.exec(location);
  return kept ? `${path}?${kept[1]}` : path;
}
