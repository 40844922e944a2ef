/** The server said no: `fields` has a sentence for each field, `data` what came with a conflict. */
export class CallError extends Error {
  name = 'CallError';

  constructor({ Code, Message, Data }) {
    super(Message || 'The server did not say why.');
    this.code = Code;
    this.data = Data;
    this.fields = Data?.fields ?? {};
  }
}

/** Someone else changed the same thing meanwhile. */
export const CONFLICT = 1409;

/**
 * Calls the server and hands back `Data` of its envelope.
 * @param area whatever has the shell's `request()`: the context of an area, or the shell itself
 */
export async function call(area, url, options = {}) {
  const answer = await area.request(url, { signal: area.signal, ...options });
  if (answer?.Code !== 0) throw new CallError(Object(answer));
  return answer.Data;
}

/** Whether a request was given up because nobody waits for it any more. */
export const isAborted = (error) => error?.reason === 'aborted' || error?.name === 'AbortError';
