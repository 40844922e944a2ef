/** Milliseconds to wait for a provider to redirect back. */
const TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 50;

/**
 * Opens a URL in a hidden frame and returns where it was redirected. The frame cannot be inspected
 * until it is back on our origin. Its scripts do not run: it returns to the complete host page,
 * which is removed immediately.
 * @returns the URL, which starts with `until`; rejects if the frame never gets there
 */
export function followSilently(address: string, until: string): Promise<string> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.src = address;
  document.body.append(frame);
  return new Promise<string>((resolve, reject) => {
    const end = performance.now() + TIMEOUT_MS;
    const timer = setInterval(() => {
      const at = addressOf(frame);
      if (at?.startsWith(until)) resolve(at);
      else if (performance.now() < end) return;
      else reject(new Error('The frame did not come back.'));
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
