/** Milliseconds until a provider that does not lead back counts as unwilling. */
const PATIENCE = 15_000;
const LOOK = 50;

/**
 * Opens an address in a frame that nobody sees and tells where it led. Until it is back on our origin
 * the frame cannot be looked into. Its scripts do not run: the page it comes back to is the host's
 * whole page, and is taken away at once.
 * @returns the address, which begins with `until`; rejects where the frame never gets there
 */
export function followSilently(address: string, until: string): Promise<string> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.src = address;
  document.body.append(frame);
  return new Promise<string>((resolve, reject) => {
    const end = performance.now() + PATIENCE;
    const look = setInterval(() => {
      const at = addressOf(frame);
      if (at?.startsWith(until)) resolve(at);
      else if (performance.now() < end) return;
      else reject(new Error('The frame did not come back.'));
      clearInterval(look);
    }, LOOK);
  }).finally(() => frame.remove());
}

function addressOf(frame: HTMLIFrameElement): string | undefined {
  try {
    return frame.contentWindow?.location.href;
  } catch {
    // On its way through the provider's pages.
    return undefined;
  }
}
