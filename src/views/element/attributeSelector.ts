/**
 * Returns the selector of elements whose attribute has this value, whatever its characters. Does not use
 * `CSS.escape`, since a page may have a variable named `CSS`.
 */
export function attributeSelector(attribute: string, value: string): string {
  const escaped = value.replace(/["\\\n\r\f]/g, (character) => {
    return `\\${character.charCodeAt(0).toString(16)} `;
  });
  return `[${attribute}="${escaped}"]`;
}
