/**
 * Attaches a shadow root. The page may have given the element a closed declarative one, which can only be attached
 * again in its own mode, and is emptied then.
 * @throws NotSupportedError if the element has a root that is not declarative
 */
export function attachRoot(
  attach: (init: ShadowRootInit) => ShadowRoot,
  init: Omit<ShadowRootInit, 'mode'> = {},
): ShadowRoot {
  try {
    return attach({ ...init, mode: 'open' });
  } catch {
    return attach({ ...init, mode: 'closed' });
  }
}
