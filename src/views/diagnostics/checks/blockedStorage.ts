import { openStorage } from '../../../store/browser/storage';
import { areCookiesEnabled } from './areCookiesEnabled';

const PROBE = 'backoffice-diagnostics';

/** Lists the storage mechanisms that do not work on this page: `localStorage`, `sessionStorage`, `cookie`. */
export function blockedStorage(): string[] {
  const blocked: string[] = [];
  for (const kind of ['local', 'session'] as const) {
    const storage = openStorage(kind);
    if (!storage.set(PROBE, '1') || storage.get(PROBE) !== '1') blocked.push(`${kind}Storage`);
    storage.remove(PROBE);
  }
  if (!areCookiesEnabled()) blocked.push('cookie');
  return blocked;
}
