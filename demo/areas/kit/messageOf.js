/** Names of the errors of JavaScript. Their messages are for developers. */
const OWN_ERRORS = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError'];

/** Returns what to tell users about an error, such as data in another format. */
export function messageOf(error) {
  const { name, message, reason, code } = Object(error);
  if (OWN_ERRORS.includes(name)) return 'Something went wrong. Please try again in a moment.';
  // Not the answer of the demo's server but, for example, that of a proxy before it: "Bad Gateway", or no text at all.
  if (reason === 'server' && code === undefined) return 'The server failed. Please try again.';
  return message || 'The server cannot be reached.';
}

/** Returns why a form was refused, in one line. */
export const refusalOf = (error) =>
  Object.values(error?.fields ?? {}).join(' ') || messageOf(error);
