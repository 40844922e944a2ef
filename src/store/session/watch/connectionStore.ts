import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a shell shows about its server, its token and its chunks. */
export interface ConnectionState {
  /** Whether the server cannot be reached. The user stays signed in. */
  offline: boolean;
  /** Whether the shell shows the note that a view could not be loaded. Reset once a view has loaded. */
  viewFailed: boolean;
  /** Time at which the token expires, in ms since 1970 by the browser's clock, if that is soon. */
  expiresAt: number | undefined;
  /** Time in ms by which the server's clock is ahead of the browser's, if known. */
  clockOffset: number | undefined;
  /** Whether a shell with a signed-in user renders this state and the prompts of the session. */
  hasSignedInShell: boolean;
}

/** Store of the connection of one element: its HTTP client writes, its shell renders. */
export type ConnectionStore = StoreApi<ConnectionState>;

/** State of a connection before the first request. */
export const UNKNOWN_CONNECTION: ConnectionState = {
  offline: false,
  viewFailed: false,
  expiresAt: undefined,
  clockOffset: undefined,
  hasSignedInShell: false,
};

/** Creates the connection store of an element. */
export function createConnectionStore(): ConnectionStore {
  return createStore<ConnectionState>(() => UNKNOWN_CONNECTION);
}

/** Shows or removes the note that a view could not be loaded. */
export function setViewFailed(connection: ConnectionStore, viewFailed: boolean): void {
  connection.setState({ viewFailed });
}
