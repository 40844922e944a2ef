/** Names that the shell and the page in a frame (src/entries/area-frame.ts) agree on. */

/** Key of the one message that a page sends by `postMessage`, with its port: `{ ready: true }`. */
export const FRAME_MESSAGE = 'backoffice-area';

/** Values of the area context that the shell sends over the port; `query` travels as text. */
export const FRAME_CONTEXT = [
  'user',
  'language',
  'locale',
  'dir',
  'currency',
  'theme',
  'path',
  'query',
] as const;
