/**
 * Makes every declaration of a minified sheet `!important`, which saves the word in each line of the
 * bundle. In minified CSS a colon followed by `;` or `}` before any `{` belongs to a declaration.
 */
export function makeImportant(minified: string): string {
  return minified.replace(/:[^;{}]+(?=[;}])/g, '$&!important');
}
