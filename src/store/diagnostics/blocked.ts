import { openStorage } from '../browser/storage';

const PROBE = 'backoffice-diagnostics';

/** Which of the browser's ways to keep something hold nothing here. */
export function blockedKeeping(): string[] {
  const kinds = { local: 'localStorage', session: 'sessionStorage' } as const;
  const blocked: string[] = [];
  for (const kind of ['local', 'session'] as const) {
    const storage = openStorage(kind);
    if (!storage.set(PROBE, '1') || storage.get(PROBE) !== '1') blocked.push(kinds[kind]);
    storage.remove(PROBE);
  }
  if (!holdsCookies()) blocked.push('cookie');
  return blocked;
}

function holdsCookies(): boolean {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the probe must take the way of old browsers too
    document.cookie = `${PROBE}=1; SameSite=Lax`;
    const held = document.cookie.includes(`${PROBE}=1`);
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${PROBE}=; Max-Age=0; SameSite=Lax`;
    return held;
  } catch {
    // A sandboxed frame refuses.
    return false;
  }
}
