/** Returns the complete address of a folder that the page names, with the closing slash. */
export function catalogFolder(address: string): string {
  return new URL(address.endsWith('/') ? address : `${address}/`, document.baseURI).href;
}
