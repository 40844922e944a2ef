import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { UserRecord } from '../api/account';
import type { Request } from '../api/http';
import { clientId } from '../store/browser/clientId';

/** A passkey of the signed-in user, as the server lists it. */
export interface Passkey {
  /** Identifies the passkey. */
  Id: string;
  /** Name that the user gave it. */
  Name: string;
  /** ISO date and time. */
  CreatedAt: string;
  /** ISO date and time of the last sign-in, or null. */
  LastUsedAt: string | null;
}

/** Part of an element that the calls need. */
export interface CallingElement {
  /** Sends the calls to the server. */
  request: Request;
  /** Prefix of the key under which the client ID is stored. */
  readonly storagePrefix: string;
}

/** Calls of the server for passkeys, below `path`. */
export interface PasskeyCalls {
  signInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  signIn(credential: AuthenticationResponseJSON): Promise<UserRecord>;
  registerOptions(proof: object): Promise<PublicKeyCredentialCreationOptionsJSON>;
  register(name: string, credential: RegistrationResponseJSON): Promise<Passkey[]>;
  list(): Promise<Passkey[]>;
  remove(id: string): Promise<Passkey[]>;
}

/** Creates the calls. They reject with an ApiError, as all requests of the element do. */
export function createPasskeyCalls(element: CallingElement, path: string): PasskeyCalls {
  const call = async (action: string, body?: object, anonymous?: boolean) => {
    const options = { method: body ? 'POST' : 'GET', body, envelope: true, anonymous };
    return Object(await element.request(path + action, options));
  };
  return {
    signInOptions: async () => (await call('/sign-in/options', {}, true)).Options,
    signIn: (Credential) =>
      call('/sign-in', { Credential, ClientId: clientId(element.storagePrefix) }, true),
    registerOptions: async (proof) => (await call('/register/options', proof)).Options,
    register: async (Name, Credential) => (await call('/register', { Name, Credential })).Passkeys,
    list: async () => (await call('')).Passkeys,
    remove: async (Id) => (await call('/remove', { Id })).Passkeys,
  };
}
