import { AREA_RELOADS_KEY } from '../../constants';
import { canReload, reloadPage } from '../browser/page';
import { openStorage, readJson } from '../browser/storage';

/**
 * Reloads the page because an area's module is missing, for example after a deployment. Reloads once
 * per area, until the area has loaded.
 * @returns false if the area has been tried before, if the browser is offline, without storage, or if a reload would empty the page
 */
export function reloadOnce(prefix: string, area: string): boolean {
  const tried = readTriedAreas(prefix);
  if (!navigator.onLine || !canReload() || tried.includes(area)) return false;
  // Without working storage, the page would reload forever.
  if (!storeTriedAreas(prefix, [...tried, area])) return false;
  reloadPage();
  return true;
}

/** Clears the record of an area that has loaded, so that the next deployment may reload again. */
export function allowReload(prefix: string, area: string): void {
  const tried = readTriedAreas(prefix);
  if (!tried.includes(area)) return;
  const others = tried.filter((name) => name !== area);
  if (others.length > 0) storeTriedAreas(prefix, others);
  else openStorage('session').remove(prefix + AREA_RELOADS_KEY);
}

/** Returns the areas that the page was reloaded for; corrupt storage counts as none. */
function readTriedAreas(prefix: string): unknown[] {
  const stored = readJson('session', prefix + AREA_RELOADS_KEY);
  return Array.isArray(stored) ? stored : [];
}

function storeTriedAreas(prefix: string, areas: unknown[]): boolean {
  return openStorage('session').set(prefix + AREA_RELOADS_KEY, JSON.stringify(areas));
}
