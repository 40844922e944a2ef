/**
 * Compiles a text with ICU plurals and selections.
 * @throws Error if it is invalid
 */
export { compileMessageOrThrow as compileIcu } from '@lingui/message-utils/compileMessage';
