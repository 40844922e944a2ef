import type { Answer } from '../answers/call';
import type { ServerCalls } from './serverCalls';

/**
 * Returns whether there is no call of this path. A page in its place decides only if the server answers an unknown
 * path with a page too: otherwise it may be the sign-in page of a server that should answer 401.
 * @param unknown calls an unknown path with the same method
 */
export async function isMissing(answer: Answer, unknown: () => Promise<Answer>): Promise<boolean> {
  if (answer.status === 404) return true;
  return isPage(answer) && isPage(await unknown());
}

/** Returns whether an answer is a page. Without a content type, its text decides. */
function isPage({ status, headers, text }: Answer): boolean {
  const type = headers.get('content-type');
  if (status !== 200) return false;
  return type === null ? /^\s*</.test(text) : /^(text\/html|application\/xhtml\+xml)\b/i.test(type);
}

/**
 * Returns the finding of checks that need the call of --probe, if there is none. The answer to the test account
 * decides: without a session, a call that exists may be answered with a page too.
 */
export async function missingProbe(
  server: ServerCalls,
): Promise<{ unchecked: string } | undefined> {
  const answer = await server.ownProbe();
  if (!(await isMissing(answer, server.unknownGet))) return undefined;
  return { unchecked: `${answer.call} does not exist: set another path with --probe.` };
}
