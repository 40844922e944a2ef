/** Error of a refused call: `fields` has the messages by field, `data` the current state after a conflict. */
export class CallError extends Error {
  name = 'CallError';

  constructor({ Code, Message, Data }) {
    super(Message || 'The server gave no reason.');
    this.code = Code;
    this.data = Data;
    this.fields = Data?.fields ?? {};
  }
}

/** Returns the error of a refused call with a longer message. */
export const withMessage = ({ code, data }, message) =>
  new CallError({ Code: code, Message: message, Data: data });

/**
 * Code of the answer to a change that someone else has made first: `CODES.conflict` of the server
 * (demo/server/http/envelope.ts).
 */
export const CONFLICT = 1409;

/** Code of the answer about an object that does not exist: `CODES.notFound`. */
export const NOT_FOUND = 404;

/**
 * Calls the server and resolves to `Data` of its envelope.
 * @param area object with `request()`: the context of an area, or the shell
 */
export async function call(area, url, options = {}) {
  const answer = await area.request(url, { ...options, signal: options.signal ?? area.signal });
  if (answer?.Code !== 0) throw new CallError(Object(answer));
  return answer.Data;
}

/** Returns whether an error is that of an aborted request. */
export const isAborted = (error) => error?.reason === 'aborted' || error?.name === 'AbortError';
