/**
 * Resolves to a module of the bundle. A broken cache or proxy may answer with an empty file, which browsers run
 * without an error.
 * @throws Error for a module without exports
 */
export async function requireExports<Module extends object>(
  arriving: Promise<Module>,
): Promise<Module> {
  const module = await arriving;
  if (Object.keys(module).length === 0) throw new Error('A file of the bundle is empty.');
  return module;
}
