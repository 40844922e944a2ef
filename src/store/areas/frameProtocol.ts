/** What the shell and a page in a frame call things by; src/entries/area-frame.ts is the page's side. */

/** What travels between them, each way under this name. */
export const FRAME_MESSAGE = 'backoffice-area';

/** The facts a page in a frame is told; the query travels as text. */
export const FRAME_FACTS = [
  'user',
  'language',
  'locale',
  'currency',
  'theme',
  'path',
  'query',
] as const;
