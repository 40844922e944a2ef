/** Compiles a text with ICU plurals and selections; throws if it is invalid. */
export { compileMessageOrThrow as compileIcu } from '@lingui/message-utils/compileMessage';
