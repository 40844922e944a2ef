import type { RecentRequest } from '../../api/recentRequests';
import { importedModule } from '../browser/importedModule';

export type { RecentRequest };

/** Returns the last requests of the page, newest first; an empty list if the client cannot be loaded. */
export async function loadRecentRequests(): Promise<RecentRequest[]> {
  try {
    const { recentRequests } = await importedModule(import('../../api'));
    return [...recentRequests()].reverse();
  } catch {
    return [];
  }
}
