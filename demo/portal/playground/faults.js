/** Sets the fault of the server for this browser; empty for none. */
export function chooseFault(fault) {
  const life = fault ? '' : '; Max-Age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context, and the demo also runs over http
  document.cookie = `demo-fault=${fault}; Path=/; SameSite=Lax${life}`;
}
