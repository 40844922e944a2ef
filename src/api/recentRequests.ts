/** A request as the diagnostics show it, without body and headers. */
export interface RecentRequest {
  method: string;
  /** The complete address. The diagnostics leave out the values of its query. */
  href: string;
  /** The HTTP status, undefined if there was no answer. */
  status: number | undefined;
  milliseconds: number;
}

/** Number of requests kept for the diagnostics. */
const MAX_REQUESTS = 20;
let recent: RecentRequest[] = [];

/** Returns the last requests of this page, oldest first. */
export const recentRequests = (): readonly RecentRequest[] => recent;

/** Removes all records, also of requests under way, so that the next user does not see them. */
export function forgetRequests(): void {
  recent = [];
}

/** Starts the record of a request. Returns a function that completes it with the status. */
export function recordRequest(method: string, { href }: URL): (status?: number) => void {
  const startedAt = performance.now();
  const requests = recent;
  return (status) => {
    const milliseconds = Math.round(performance.now() - startedAt);
    requests.push({ method, href, status, milliseconds });
    if (requests.length > MAX_REQUESTS) requests.shift();
  };
}
