import type { AreaContext } from '../../../store/areas/areaSources';

/** More than these at once is no page that works, but one that floods. */
const MAX_WAITING = 64;

/** Sends the answer to a question of the frame, under the question's number. */
type Send = (answer: { id: unknown; value?: unknown; error?: object }) => void;

/**
 * Answers what a page in a frame asks of the shell: requests and drafts. It never gets the token;
 * requests go to paths of the server alone, and are answered while `allowed` says so.
 */
export function frameCalls(area: AreaContext, allowed: () => boolean, send: Send) {
  const waiting = new Map<unknown, AbortController>();

  async function request({ id, url, options }: Record<string, unknown>): Promise<void> {
    if (waiting.has(id)) return;
    const refusal = refusalOf(url);
    if (refusal) return send({ id, error: { message: refusal, reason: 'aborted' } });
    const ended = new AbortController();
    waiting.set(id, ended);
    const { method, body, headers, timeout, envelope } = Object(options);
    const signal = AbortSignal.any([area.signal, ended.signal]);
    try {
      const sent = { method, body, headers, timeout, envelope, signal };
      const value = await area.request(url as string, sent);
      send({ id, value });
    } catch (error) {
      const { message, reason, code, status } = Object(error);
      send({ id, error: { message, reason, code, status } });
    } finally {
      waiting.delete(id);
    }
  }

  function refusalOf(url: unknown): string | undefined {
    if (!allowed()) return 'This page may make no requests.';
    if (waiting.size >= MAX_WAITING) return 'Too many requests at once.';
    // `//` and `/\` would be other hosts.
    if (typeof url === 'string' && /^\/(?![/\\])/.test(url)) return undefined;
    return 'A page in a frame requests paths of the server.';
  }

  return {
    request,
    cancel: (id: unknown) => waiting.get(id)?.abort(),
    draft({ id, act, key, value }: Record<string, unknown>) {
      const name = String(key);
      if (act === 'set') area.draft.set(name, value);
      if (act === 'delete') area.draft.delete(name);
      send({ id, value: act === 'get' ? area.draft.get(name) : undefined });
    },
  };
}
