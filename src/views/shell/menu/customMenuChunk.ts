/** What only custom menus need, and only after the first paint. */
export { adoptCustomMenuStyles } from './customMenuStyles';
export { warnOfMenuMistakes } from './warnOfMenuMistakes';
