import type { AuthProvider } from '../../api/providers';
import { importedModule } from '../browser/importedModule';
import type { HostedContext } from '../session/hosted/provider';
import { importInTime } from '../session/importInTime';

/** Time in ms after which code that could not be loaded is loaded again. */
const RETRY_MS = 60_000;

/** Resolves to a chunk, or to undefined after an error event. */
type LoadChunk = <Module extends object>(loading: Promise<Module>) => Promise<Module | undefined>;

/** Sign-in by redirect of an element. */
export interface HostedSignIn {
  /** Resolves to the provider of `auth="oidc"`. */
  provider(): Promise<AuthProvider>;
  /** Completes a sign-in by redirect: asks the provider for the user, once per page. */
  start(): Promise<void>;
}

/** Creates the sign-in by redirect. Its code loads with the first element that needs it. */
export function createHostedSignIn(context: HostedContext, loadChunk: LoadChunk): HostedSignIn {
  const load = () => importedModule(import('../session/hosted'));
  /** Whether the session has been told to hold 401s until the provider has started. */
  let isStartRegistered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Loads the code again until it arrives, as long as somebody is signed in: otherwise nothing renews the token. */
  function retryLater() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!context.session.getState().user) return;
      void load().then((hosted) => hosted.startProvider(context), retryLater);
    }, RETRY_MS);
  }

  return {
    async provider() {
      const hosted = await importInTime(load(), 'The sign-in could not be loaded.');
      return hosted.hostedProvider(context);
    },
    async start() {
      const { auth, authProvider } = context.options();
      if (auth !== 'oidc' && !authProvider?.start) return;
      const started = loadChunk(load()).then((hosted) => {
        if (hosted) return hosted.startProvider(context);
        isStartRegistered = false;
        retryLater();
      });
      // The provider of auth="oidc" renews a token that has expired while no page was open.
      if (!authProvider && !isStartRegistered) {
        isStartRegistered = true;
        context.session.waitForRenewal?.(started);
      }
      await started;
    },
  };
}
