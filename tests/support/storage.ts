import { vi } from 'vitest';

/**
 * Makes the browser block storage completely, as for a blocked site; `vi.restoreAllMocks` restores
 * it.
 */
export function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
}

/** Makes storage readable but full; `vi.restoreAllMocks` restores it. */
export function fillStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const real = globalThis[name];
    vi.spyOn(globalThis, name, 'get').mockReturnValue({
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem() {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    } as unknown as Storage);
  }
}
