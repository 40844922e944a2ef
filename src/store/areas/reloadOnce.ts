import { AREA_RELOADS_KEY } from '../../constants';
import { canReload, reloadPage } from '../browser/page';
import { openStorage, readJson } from '../browser/storage';

/** Time in ms for the server to answer. */
const ANSWER_TIME_MS = 5000;

/**
 * Resolves to whether the server of the page answers: without it, a reload would leave the shell for an error page. True
 * if the content security policy of the page blocks the request.
 */
export async function serverAnswers(): Promise<boolean> {
  let isBlocked = false;
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    const { disposition, effectiveDirective, blockedURI } = event;
    const isOwn = disposition === 'enforce' && blockedURI.startsWith(location.origin);
    isBlocked ||= isOwn && effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    const signal = AbortSignal.timeout(ANSWER_TIME_MS);
    // A redirect, for example to a sign-in proxy, is an answer with the status 0.
    const init: RequestInit = { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal };
    const { status } = await fetch(location.href, init);
    // A server that does not know HEAD answers too.
    return status < 500 || status === 501;
  } catch {
    // The event comes in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    return isBlocked;
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}

/**
 * Returns whether the page may reload because an area's module is missing: not if the area has been tried before, if the
 * browser is offline, or if a reload would empty the page.
 */
export function mayReload(prefix: string, area: string): boolean {
  return navigator.onLine && canReload() && !readTriedAreas(prefix).includes(area);
}

/**
 * Reloads the page because an area's module is missing, for example after a deployment. Reloads once
 * per area, until the area has loaded.
 * @returns false if `mayReload` forbids it, or without storage
 */
export function reloadOnce(prefix: string, area: string): boolean {
  if (!mayReload(prefix, area)) return false;
  // Without working storage, the page would reload forever.
  if (!storeTriedAreas(prefix, [...readTriedAreas(prefix), area])) return false;
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
