import type { AreaContext } from '../../../store/areas/areaTypes';

/** Maximum number of pending requests; further ones are refused. */
const MAX_PENDING = 64;

type Id = string | number;

/** Returns whether an answer can be sent under an id; a transferred object, for example, cannot be sent back. */
const isId = (id: unknown): id is Id => typeof id === 'string' || typeof id === 'number';

/** Sends the answer to a message of the frame, under the message's id. */
type Send = (answer: { id: Id; value?: unknown; error?: object }) => void;

/**
 * Answers the requests and draft messages of a framed page. The shell sends the requests, so the page
 * never gets the token.
 * @param ban why the page may not send requests; undefined if it may, to paths of the server only
 */
export function answerFrame(area: AreaContext, ban: string | undefined, send: Send) {
  const pending = new Map<Id, AbortController>();

  async function request({ id, url, options }: Record<string, unknown>): Promise<void> {
    if (!isId(id) || pending.has(id)) return;
    const refusal = refusalOf(url);
    if (refusal) return send({ id, error: { message: refusal, reason: 'aborted' } });
    const controller = new AbortController();
    pending.set(id, controller);
    try {
      const { method, body, headers, timeout, envelope } = Object(options);
      const signal = AbortSignal.any([area.signal, controller.signal]);
      const allowed = { method, body, headers, timeout, envelope, signal };
      const value = await area.request(url as string, allowed);
      send({ id, value });
    } catch (error) {
      const { message, reason, code, status } = Object(error);
      send({ id, error: { message, reason, code, status } });
    } finally {
      pending.delete(id);
    }
  }

  function refusalOf(url: unknown): string | undefined {
    if (ban) return ban;
    if (pending.size >= MAX_PENDING) return 'Too many pending requests.';
    // `//` and `/\` would resolve to other hosts.
    if (typeof url === 'string' && /^\/(?![/\\])/.test(url)) return undefined;
    return 'A framed page may only request paths of the server.';
  }

  return {
    request,
    cancel: (id: unknown) => pending.get(id as Id)?.abort(),
    draft({ id, act, key, value }: Record<string, unknown>) {
      if (!isId(id)) return;
      try {
        const name = String(key);
        if (act === 'set') area.draft.set(name, value);
        if (act === 'delete') area.draft.delete(name);
        send({ id, value: act === 'get' ? area.draft.get(name) : undefined });
      } catch (error) {
        // Messages may hold what JSON cannot: a BigInt, a cycle.
        send({ id, error: { message: String(Object(error).message), reason: 'aborted' } });
      }
    },
  };
}
