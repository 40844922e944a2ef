import type { OidcSettings } from '../../../api/oidc';
import type { HostedRecord } from '../../../api/oidcRecord';
import type { AuthProvider } from '../../../api/providers';
import { goTo } from '../../browser/page';
import { followSilently } from '../../browser/silentFrame';
import { openStorage } from '../../browser/storage';
import type { ElementOptions } from '../../element/options';
import { shared } from '../../element/registry';
import type { Session } from '../session';
import { readUserRecord } from '../userRecord';
import { cleaned, isReturn, redirectUriOf } from './comeBack';
import { keepRenewed } from './renewal';

/** The stores around a provider. */
export interface Place {
  prefix: string;
  session: Session;
  options(): ElementOptions;
  currentPath: { get(): string | undefined };
  navigate: { to(path: string, options?: { replace?: boolean }): void };
}

/**
 * `auth="oidc"`: people sign in at a hosted provider. The client, oidc-client-ts, is loaded when
 * somebody signs in, comes back, renews or leaves: a page that restores its user needs none of it.
 */
export function hostedProvider(place: Place): AuthProvider {
  const { prefix, options, session, currentPath } = place;
  const kind = options().storage ?? 'local';
  const settings = settingsOf(prefix, options());
  const mark = openStorage('session');
  const markKey = `${prefix}oidcBegun`;

  async function client() {
    const { createOidc } = await import('../../../api/oidc');
    return createOidc(settingsOf(prefix, options()));
  }

  async function renew(record: HostedRecord): Promise<HostedRecord> {
    const oidc = await client();
    if (record.tokens?.refresh) return oidc.refresh(record);
    const from = { search: '', hash: '' };
    const address = await oidc.begin(from, { idToken: record.tokens?.id });
    const renewed = await oidc.finish(await followSilently(address, settings.redirectUri));
    // Someone else may have signed in at the provider meanwhile: that is no renewal.
    if (renewed.UserId !== record.UserId) throw new Error('The provider knows someone else now.');
    return renewed;
  }

  return {
    async signIn() {
      const { search, hash } = location;
      const address = await (await client()).begin({ path: currentPath.get(), search, hash });
      mark.set(markKey, '1');
      goTo(address);
      // The page is left, unless the person comes back to it as it stood.
      return new Promise((_, reject) => {
        const back = ({ persisted }: PageTransitionEvent) => {
          if (persisted) reject(Object.assign(new Error(), { reason: 'aborted' }));
        };
        addEventListener('pageshow', back, { once: true });
      });
    },

    async start() {
      shared(`renewal:${kind}:${prefix}`, () =>
        keepRenewed({
          read: () => readUserRecord(kind, prefix),
          renew,
          replace: session.adopt,
          subscribe: session.subscribe,
          lock: `${settings.stateKey}${settings.clientId}`,
        }),
      );
      const underWay = mark.get(markKey) !== undefined;
      mark.remove(markKey);
      const address = location.href;
      if (!isReturn(address, settings.redirectUri, underWay)) return undefined;
      // Before anything can fail: a reload must not bring the same answer again.
      history.replaceState(history.state, '', cleaned(address));
      const oidc = await client();
      const from = await oidc.whereabouts(address);
      history.replaceState(history.state, '', cleaned(location.href, from));
      await goBack(place, from.path);
      return oidc.finish(address);
    },

    async signOut(record) {
      const address = await (await client()).end(record);
      if (address) goTo(address);
    },
  };
}

/** Milliseconds that a shell on this page may take to say where it is. */
const SHELL_PATIENCE = 1000;

/** Goes to the sign-in route that was left, which holds the page the visitor wants. */
async function goBack({ currentPath, navigate }: Place, path: string | undefined): Promise<void> {
  if (!path?.startsWith('/')) return;
  const end = performance.now() + SHELL_PATIENCE;
  // The shell's router may not be there yet: this runs beside the first render.
  while (currentPath.get() === undefined && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  navigate.to(path, { replace: true });
}

function settingsOf(prefix: string, options: ElementOptions): OidcSettings {
  const { oidcAuthority = '', oidcClientId = '', oidcScope, oidcRoleClaim = '' } = options;
  return {
    authority: oidcAuthority.trim(),
    clientId: oidcClientId.trim(),
    scope: oidcScope?.trim() || 'openid profile',
    redirectUri: redirectUriOf(options.oidcRedirectUri),
    roleClaim: oidcRoleClaim.trim(),
    stateKey: `${prefix}oidc.`,
  };
}
