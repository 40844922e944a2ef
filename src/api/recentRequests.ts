/** What the diagnostics know of a request: neither bodies nor headers are kept. */
export interface RecentRequest {
  method: string;
  /** The whole address; whoever shows it leaves the values of its query out. */
  href: string;
  /** The status, undefined where no answer came. */
  status: number | undefined;
  milliseconds: number;
}

const KEPT = 20;
const recent: RecentRequest[] = [];

/** The last requests of this page, oldest first. */
export const recentRequests = (): readonly RecentRequest[] => recent;

/** Begins to note a request; the function returned says how it ended. */
export function noteRequest(method: string, { href }: URL): (status?: number) => void {
  const startedAt = performance.now();
  return (status) => {
    const milliseconds = Math.round(performance.now() - startedAt);
    recent.push({ method, href, status, milliseconds });
    if (recent.length > KEPT) recent.shift();
  };
}
