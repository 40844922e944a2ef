import { ApiError } from '../../api/errors';
import { MODULES_TIMEOUT_MS } from '../../constants';
import { importedModule } from '../browser/importedModule';

/**
 * Resolves to a module of the bundle that a call of the user waits for.
 * @throws (rejects) ApiError with this message and the reason `network` if it does not load, or not in time
 */
export function importInTime<Module extends object>(
  loading: Promise<Module>,
  message: string,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ApiError(message, { reason: 'network' }));
    const timer = setTimeout(fail, MODULES_TIMEOUT_MS);
    importedModule(loading)
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}
