/** An address that a script may call, and a browser be led to: no `javascript:`. */
export function isWebAddress(address: unknown): address is string {
  return typeof address === 'string' && URL.canParse(address) && /^https?:/i.test(address);
}
