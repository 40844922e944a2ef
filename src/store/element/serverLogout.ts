import type { UserRecord } from '../../api/account';
import type { HeaderSettings } from '../../api/requestHeaders';
import { importedModule } from '../browser/importedModule';
import { warnOnce } from '../browser/warnOnce';
import type { ElementOptions } from './options';

/** The logout call of `logout-path`. */
export interface ServerLogout {
  /** Sends the call with the token of a user, if the element has such a path. */
  send(user: UserRecord): Promise<void>;
  /**
   * Loads the code of the call, so that a logout sends it without a delay. Warns about an invalid path, unless the
   * element uses other stores by then.
   */
  preload(isInUse: () => boolean): Promise<void>;
}

/** Creates the logout call of an element. */
export function createServerLogout(
  options: () => ElementOptions,
  headers: HeaderSettings,
): ServerLogout {
  let loaded: typeof import('../../api/logoutCall') | undefined;
  const load = () => importedModule(import('../../api/logoutCall'));
  return {
    async send({ token }) {
      const { logoutPath, auth, apiBase = '' } = options();
      if (!logoutPath || auth === 'oidc') return;
      loaded ??= await load();
      loaded.sendLogout(token, { path: logoutPath, apiBase, ...headers });
    },
    async preload(isInUse) {
      if (!options().logoutPath) return;
      // If this fails, the logout loads it again.
      loaded = await load().catch(() => loaded);
      if (!isInUse()) return;
      // Read now: a page may set `api-base` after `logout-path`. Another server has stores of its own.
      const { logoutPath, apiBase = '' } = options();
      if (!logoutPath || !loaded || loaded.logoutTarget(logoutPath, apiBase)) return;
      warnOnce(`logout-path="${logoutPath}" is not a path of the server and is not called.`);
    },
  };
}
