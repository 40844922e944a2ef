/** Converts kebab case to camel case: `api-base` → `apiBase`. */
export function camelCase(name: string): string {
  return name.replace(/-./g, (part) => part.charAt(1).toUpperCase());
}
