import type { OidcSettings } from '../../../api/oidc/hostedSignIn';
import type { HostedRecord } from '../../../api/oidc/record';
import type { AuthProvider } from '../../../api/providers';
import { DEFAULT_OIDC_SCOPE } from '../../../constants';
import { goTo } from '../../browser/page';
import { shared } from '../../browser/registry';
import { followSilently } from '../../browser/silentFrame';
import { openStorage } from '../../browser/storage';
import { type ElementOptions, storageKind } from '../../element/options';
import type { Session } from '../createSession';
import { importInTime } from '../importInTime';
import { stopKeepingNotice } from '../notice';
import { readUserRecord } from '../user/userRecord';
import { isProviderAnswer, redirectUriOf, withoutAnswer } from './redirectUri';
import { rejectIfPageStays } from './rejectIfPageStays';
import { scheduleRenewal } from './renewal';

/** Stores and callbacks that a hosted provider needs from its element. */
export interface HostedContext {
  prefix: string;
  session: Session;
  options(): ElementOptions;
  /** Returns the location of a shell, undefined on the other elements. */
  currentLocation(): string | undefined;
  /** Navigates a shell, does nothing on the other elements. */
  navigate(path: string, options?: { replace?: boolean }): void;
}

/** Provider of `auth="oidc"`. */
export interface HostedProvider extends AuthProvider {
  /** Renews the token of the session from now on. */
  startRenewal(): void;
}

/**
 * Creates the provider of `auth="oidc"`. The client, oidc-client-ts, is loaded for a sign-in, a return,
 * a renewal or a logout: a page that restores its user does not need it.
 */
export function hostedProvider(context: HostedContext): HostedProvider {
  const { prefix, options, session, currentLocation } = context;
  const kind = storageKind(options());
  const settings = settingsOf(prefix, options());
  const tabStorage = openStorage('session');
  const pendingKey = `${prefix}oidcBegun`;

  /** Redirect URIs of the sign-ins that have ended on this page load. The page may have changed its path since. */
  const redirectUris = shared('redirectUris', () => new WeakMap<Session, string>());

  /** Returns the redirect URI of the attribute, or else of a record, or else of the last sign-in or the page. */
  function redirectUriFor(record?: HostedRecord): string {
    const { oidcRedirectUri } = options();
    if (oidcRedirectUri) return redirectUriOf(oidcRedirectUri);
    return record?.tokens?.redirectUri ?? redirectUris.get(session) ?? settings.redirectUri;
  }

  /** Returns whether a record has tokens of the current provider. One of an older version does not name its provider. */
  function isOwn({ tokens }: HostedRecord): boolean {
    const { authority } = settingsOf(prefix, options());
    return withoutSlash(tokens?.authority ?? authority) === withoutSlash(authority);
  }

  async function client(uri: string) {
    // Before the code has loaded: the tokens that it will get belong to this provider.
    const current = settingsOf(prefix, options());
    const { createOidc } = await importInTime(
      import('../../../api/oidc/hostedSignIn'),
      'The sign-in could not be loaded.',
    );
    return createOidc({ ...current, redirectUri: uri });
  }

  async function renew(record: HostedRecord): Promise<HostedRecord> {
    const uri = redirectUriFor(record);
    const oidc = await client(uri);
    if (record.tokens?.refresh) return oidc.refresh(record);
    const from = { search: '', hash: '' };
    const address = await oidc.begin(from, { idToken: record.tokens?.id });
    const renewed = await oidc.finish(await followSilently(address, uri), { silent: true });
    // Another user may have signed in at the provider meanwhile.
    if (renewed.UserId !== record.UserId) throw new Error('The provider returned another user.');
    // The user info may have failed this time: the role of the user stays, as after a renewal with a refresh token.
    const { Name = record.Name, Avatar = record.Avatar, Role = record.Role } = renewed;
    return { ...renewed, Name, Avatar, Role };
  }

  /** Renews the token of the session from now on; does nothing if an element with this provider does so already. */
  function startRenewal(): void {
    const renewing = shared('renewingProviders', () => new WeakMap<Session, Set<string>>());
    const authorities = renewing.get(session) ?? new Set();
    if (authorities.has(settings.authority)) return;
    renewing.set(session, authorities.add(settings.authority));
    scheduleRenewal({
      read() {
        const record = readUserRecord(kind, prefix, options().apiBase);
        return record && isOwn(record) ? record : undefined;
      },
      renew,
      replace: session.setRecord,
      onPending: (renewal) => session.waitForRenewal?.(renewal),
      subscribe: session.subscribe,
      onUnauthorized: (check) => session.beforeExpiry?.(check),
      lock: `${settings.stateKey}${settings.clientId}`,
    });
  }

  /** Ends a sign-in with the provider's answer in the address, and restores the location before the redirect. */
  async function finishSignIn(): Promise<HostedRecord> {
    const answer = location.href;
    // First of all, so that a reload does not process the same answer again.
    history.replaceState(history.state, '', withoutAnswer(answer));
    const oidc = await client(settings.redirectUri);
    const from = await oidc.startLocation(answer);
    history.replaceState(history.state, '', withoutAnswer(location.href, from));
    // The sign-in route on which the sign-in started; its `returnUrl` is the page to open.
    if (from.path?.startsWith('/')) context.navigate(from.path, { replace: true });
    const record = await oidc.finish(answer);
    redirectUris.set(session, settings.redirectUri);
    return record;
  }

  return {
    async signIn() {
      const { search, hash } = location;
      const oidc = await client(redirectUriFor());
      const address = await oidc.begin({ path: currentLocation(), search, hash });
      tabStorage.set(pendingKey, '1');
      goTo(address);
      return rejectIfPageStays(() => tabStorage.remove(pendingKey));
    },

    startRenewal,

    async start() {
      const isPending = tabStorage.get(pendingKey) !== undefined;
      tabStorage.remove(pendingKey);
      // If this tab has just left the page for a sign-in, any answer is its own, even one without a state.
      const isOwnState = (state: string) =>
        isPending || tabStorage.get(settings.stateKey + state) !== undefined;
      const hasAnswer = isProviderAnswer(location.href, settings.redirectUri, isOwnState);
      return hasAnswer ? finishSignIn() : undefined;
    },

    async signOut(record) {
      let leaves = false;
      try {
        if (!isOwn(record)) return;
        const address = await (await client(redirectUriFor(record))).end(record);
        leaves = Boolean(address && goTo(address));
      } finally {
        if (!leaves) stopKeepingNotice(prefix);
      }
    },
  };
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

function settingsOf(prefix: string, options: ElementOptions): OidcSettings {
  const { oidcAuthority = '', oidcClientId = '', oidcScope, oidcRoleClaim = '' } = options;
  return {
    authority: oidcAuthority.trim(),
    clientId: oidcClientId.trim(),
    scope: oidcScope?.trim() || DEFAULT_OIDC_SCOPE,
    redirectUri: redirectUriOf(options.oidcRedirectUri),
    roleClaim: oidcRoleClaim.trim(),
    stateKey: `${prefix}oidc.`,
  };
}
