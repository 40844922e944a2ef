/** Compiles a text with ICU plurals and the like; throws where it is none. */
export { compileMessageOrThrow as compileIcu } from '@lingui/message-utils/compileMessage';
