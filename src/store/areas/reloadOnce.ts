import { RELOADED_KEY } from '../../constants';
import { reloadPage } from '../browser/page';
import { openStorage, readJson } from '../browser/storage';

/**
 * Reloads the page, once for each area until it has loaded well: after a deployment the old page asks
 * for modules that are gone.
 * @returns false where that has been tried already, or where nothing could be fetched either
 */
export function reloadOnce(prefix: string, area: string): boolean {
  const tried = areasTried(prefix);
  if (!navigator.onLine || tried.includes(area)) return false;
  // Without a mark that holds, the page would reload for ever.
  if (!keep(prefix, [...tried, area])) return false;
  reloadPage();
  return true;
}

/** Takes the area's mark off: the next deployment may reload again. */
export function reloadedWell(prefix: string, area: string): void {
  const tried = areasTried(prefix);
  if (!tried.includes(area)) return;
  const others = tried.filter((name) => name !== area);
  if (others.length > 0) keep(prefix, others);
  else openStorage('session').remove(prefix + RELOADED_KEY);
}

/** The areas that the page has been reloaded for; none where the storage holds something else. */
function areasTried(prefix: string): unknown[] {
  const kept = readJson('session', prefix + RELOADED_KEY);
  return Array.isArray(kept) ? kept : [];
}

function keep(prefix: string, areas: unknown[]): boolean {
  return openStorage('session').set(prefix + RELOADED_KEY, JSON.stringify(areas));
}
