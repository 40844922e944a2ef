import type { RecentRequest } from '../../api/recentRequests';

export type { RecentRequest };

/** The last requests, the latest first; none where the client was never loaded and cannot be. */
export async function lastRequests(): Promise<RecentRequest[]> {
  try {
    const { recentRequests } = await import('../../api');
    return [...recentRequests()].reverse();
  } catch {
    // Offline, and no call was made before.
    return [];
  }
}
