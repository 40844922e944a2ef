import type { HostedContext } from '../session/hosted/provider';
import type { ElementOptions } from './options';

/** Resolves to a chunk, or to undefined after an error event. */
type LoadPart = <Module>(arriving: Promise<Module>) => Promise<Module | undefined>;

/** Creates the sign-in by redirect. Its code loads with the first element that needs it. */
export function createHostedSignIn(context: HostedContext, part: LoadPart) {
  const load = () => import('../session/hosted');
  return {
    provider: async () => (await load()).hostedProvider(context),
    /** Asks the provider, once per page, for the user of a finished redirect. */
    async begin({ auth, authProvider }: ElementOptions) {
      if (auth === 'oidc' || authProvider?.start) (await part(load()))?.begin(context);
    },
  };
}
