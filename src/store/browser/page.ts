/** Loads the page afresh (§4: after any 401). */
export function reloadPage(): void {
  location.reload();
}

/** Goes to an address the integrator gave; scripts and data are refused. */
export function goTo(address: string): void {
  const url = safeUrl(address);
  if (url) location.assign(url);
}

/** The absolute address, or undefined for `javascript:`, `data:` and whatever is no address. */
export function safeUrl(address: unknown): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined;
  try {
    const url = new URL(address, document.baseURI);
    return /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined;
  } catch {
    // No address at all.
    return undefined;
  }
}

/** The address as it was given, or undefined where it is not harmless. */
export function safeLink(address: string | undefined): string | undefined {
  return safeUrl(address) && address;
}

/** The address of an image: as `safeUrl`, and inline images too. */
export function safeImage(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  return /^data:image\/(png|jpeg|gif|webp|avif)[;,]/i.test(address) ? address : httpUrl(address);
}

function httpUrl(address: string): string | undefined {
  const url = safeUrl(address);
  return url?.startsWith('http') ? url : undefined;
}
