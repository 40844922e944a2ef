import type { Answer } from './call';
import type { ServerCalls } from './serverCalls';

/** Returns whether there is no call of this path. A server may answer every unknown path with its page. */
export function isMissing({ status, headers, text }: Answer): boolean {
  const type = headers.get('content-type') ?? '';
  const isPage = /^(text\/html|application\/xhtml\+xml)\b/i.test(type) || /^\s*</.test(text);
  return status === 404 || (status === 200 && isPage);
}

/**
 * Returns the finding of checks that need the call of --probe, if there is none. The answer to the test account
 * decides: without a session, a call that exists may be answered with a page too.
 */
export async function missingProbe(
  server: ServerCalls,
): Promise<{ unchecked: string } | undefined> {
  const answer = await server.ownProbe();
  if (!isMissing(answer)) return undefined;
  return { unchecked: `${answer.call} does not exist: set another path with --probe.` };
}
