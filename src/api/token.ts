/** Whether a header can hold a token: no spaces, no line breaks, nothing but ASCII. */
export const isSendable = (token: string) => /^[!-~]+$/.test(token);
