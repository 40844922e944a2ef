/** Returns whether a header can carry a token: printable ASCII without spaces or line breaks. */
export const isSendable = (token: string) => /^[!-~]+$/.test(token);
