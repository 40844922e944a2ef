/**
 * Turns the links of a guide into text with the path in the package, `OpenID Connect (docs/oidc.md)`: editors show
 * the descriptions, and cannot follow a relative link.
 */
export function plainLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\(([\w-]+\.md)(?:#[^)]*)?\)/g, '$1 (docs/$2)');
}
