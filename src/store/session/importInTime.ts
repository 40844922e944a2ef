import { ApiError } from '../../api/errors';
import { MODULES_TIMEOUT_MS } from '../../constants';
import { importedModule } from '../browser/importedModule';

/**
 * Resolves to a module of the bundle that a call of the user waits for.
 * @throws (rejects) ApiError with this message and the reason `network` if it does not load, or not in time. The first
 * has a `cause`
 */
export function importInTime<Module extends object>(
  loading: Promise<Module>,
  message: string,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(Object.assign(new ApiError(message, { reason: 'network' }), { cause }));
    const timer = setTimeout(() => fail(), MODULES_TIMEOUT_MS);
    importedModule(loading)
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}
