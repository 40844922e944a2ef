import { keepsCookies } from '../../../store/browser/keepsCookies';
import { openStorage } from '../../../store/browser/storage';

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
  if (!keepsCookies()) blocked.push('cookie');
  return blocked;
}
