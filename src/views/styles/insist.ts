/**
 * Makes every declaration of a minified sheet `!important`: there, a colon whose value runs up to `;`
 * or `}` is a declaration's, never a selector's. Said here once instead of in each line that travels.
 */
export function insist(minified: string): string {
  return minified.replace(/:[^;{}]+(?=[;}])/g, '$&!important');
}
