import type { RecentRequest } from '../../api/recentRequests';

export type { RecentRequest };

/** Returns the last requests of the page, newest first; an empty list if the client cannot be loaded. */
export async function loadRecentRequests(): Promise<RecentRequest[]> {
  try {
    const { recentRequests } = await import('../../api');
    return [...recentRequests()].reverse();
  } catch {
    return [];
  }
}
