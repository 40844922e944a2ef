/** Time in ms to wait for a provider to redirect back. */
const TIMEOUT_MS = 15_000;
/** Time in ms between two checks of the frame's address: there is no event for it. */
const POLL_INTERVAL_MS = 50;

/**
 * Opens a URL in a hidden frame and resolves to the URL that it redirects to. The frame can be read
 * only once it is back on the page's origin. Its scripts do not run, since it loads the host page again.
 * @param until beginning of the expected URL
 * @throws (rejects) Error if the frame does not get there in time
 */
export function followSilently(address: string, until: string): Promise<string> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.src = address;
  // Not in the body, whose children the page's styles may count.
  document.documentElement.append(frame);
  return new Promise<string>((resolve, reject) => {
    const end = performance.now() + TIMEOUT_MS;
    const timer = setInterval(() => {
      const current = addressOf(frame);
      if (current?.startsWith(until)) resolve(current);
      else if (performance.now() < end) return;
      else reject(new Error('The identity provider did not redirect back in time.'));
      clearInterval(timer);
    }, POLL_INTERVAL_MS);
  }).finally(() => frame.remove());
}

function addressOf(frame: HTMLIFrameElement): string | undefined {
  try {
    return frame.contentWindow?.location.href;
  } catch {
    // The frame still shows a page of the provider.
    return undefined;
  }
}
