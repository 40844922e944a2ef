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
const recent: RecentRequest[] = [];

/** Returns the last requests of this page, oldest first. */
export const recentRequests = (): readonly RecentRequest[] => recent;

/** Starts the record of a request. Returns a function that completes it with the status. */
export function recordRequest(method: string, { href }: URL): (status?: number) => void {
  const startedAt = performance.now();
  return (status) => {
    const milliseconds = Math.round(performance.now() - startedAt);
    recent.push({ method, href, status, milliseconds });
    if (recent.length > MAX_REQUESTS) recent.shift();
  };
}
