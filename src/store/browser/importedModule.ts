/** Firefox names the address of a module that it could not fetch, and remembers the failure as long as the page. */
const FAILED_IN_FIREFOX = /^error loading dynamically imported module: (\S+)$/;

/** Modules that were imported again, by their address. */
const importedAgain = new Map<string, Promise<object>>();

/**
 * Resolves to a module of the bundle. A broken cache or proxy may answer with an empty file, which browsers run
 * without an error.
 * @throws (rejects) Error for a module without exports, or that of the import
 */
export async function importedModule<Module extends object>(
  loading: Promise<Module>,
): Promise<Module> {
  const module = await loading.catch((cause) => importAgain(cause) as Promise<Module>);
  if (Object.keys(module).length === 0) throw new Error('A file of the bundle is empty.');
  return module;
}

/**
 * Imports a module from another address if the browser would not fetch it again.
 * @throws (rejects) the cause in other browsers
 */
async function importAgain(cause: unknown): Promise<object> {
  const [, address] = FAILED_IN_FIREFOX.exec((Object(cause) as Partial<Error>).message ?? '') ?? [];
  if (!address) throw cause;
  const module = importedAgain.get(address) ?? importUnder(address);
  importedAgain.set(address, module);
  module.catch(() => importedAgain.delete(address));
  return module;
}

function importUnder(address: string): Promise<object> {
  const url = new URL(address);
  url.searchParams.set('retry', String(Date.now()));
  return import(url.href);
}
