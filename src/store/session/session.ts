/*
 * What a session shows to views (SessionState), and what it calls of its elements (SessionHost). createSession.ts has
 * its actions.
 *
 * Copies of the bundle on one page, perhaps of different versions, share a session: the views of one copy read the
 * state that another sets, and the session calls the elements of both. All members here therefore keep their names and
 * meaning, as do the values of LogoutReason, SessionPhase and SignInStatus. New members are optional, as older copies
 * lack them. SessionCore (sessionCore.ts) is internal: only the copy that has created the session reads it.
 */
import type { ApiError } from '../../api/errors';
import type { SessionUser } from './user/userRecord';

/** Reason of a sign-out. */
export type LogoutReason = 'user' | 'expired' | 'other-tab' | 'idle';

/**
 * Phase of a session. `signingIn` has a pending sign-in and no user; in `expiring` a 401 waits for
 * the user, who either signs in again over the page or decides about unsaved work.
 */
export type SessionPhase = 'signedOut' | 'signingIn' | 'active' | 'expiring';

/** Status of the pending or the last sign-in. */
export type SignInStatus = 'idle' | 'pending' | 'failed';

/** Request to sign in again over the page, rendered by the shell of `host`. */
export interface SignInPrompt {
  /** Differs for each prompt: its requests wait as long as it is open. */
  id: symbol;
  /** `ended` after a 401, `ending` shortly before the token expires. */
  reason: 'ended' | 'ending';
  host: SessionHost;
  /** Whether that shell shows it: a hidden shell does not. Undefined until it is rendered. */
  isShown?: boolean;
}

/** A second step of the sign-in that waits for the user. */
export interface PendingChallenge {
  /** Differs for each step of a page, so that a view starts with empty fields. */
  id: number;
  kind: 'code' | 'new-password';
  /** Text of the server for the user. */
  message: string | undefined;
  /** The user id that was typed in the first step. */
  userId: string;
  /** Sends the answer. Does nothing while one is being checked, or after the step has ended. */
  answer(value: string): Promise<void>;
  /** Goes back to the first step, even while an answer is being checked. */
  leave(): void;
}

/** State of a session. */
export interface SessionState {
  phase: SessionPhase;
  /** The user without the token, even while the session expires. */
  user: SessionUser | undefined;
  /** The user's id: the record's UserId, or else the one that was typed. */
  userId: string | undefined;
  /** How this page got the user: by a sign-in, from another tab, or from storage on load. */
  userSource: 'signIn' | 'otherTab' | 'storage';
  /** Time at which this page got or lost the user, in ms since 1970. */
  userSince: number;
  /** Number of times another user became the current one. Views are created again for each. */
  userChangeCount: number;
  signInStatus: SignInStatus;
  /** Error of the last sign-in, if it failed. */
  error: ApiError | undefined;
  /** The second step of the sign-in that waits for the user. */
  challenge: PendingChallenge | undefined;
  /** Reason of the last sign-out on this page. */
  ended: LogoutReason | undefined;
  /** The open request to sign in again. */
  prompt: SignInPrompt | undefined;
}

/** Callbacks that a session needs from its element. */
export interface SessionHost {
  /** Dispatches the session-expired event. Returns false if a listener prevents the sign-out. */
  announceExpiry(): boolean;
  /** Whether the element renders the prompt to sign in again, in place of a reload. */
  canPromptSignIn(): boolean;
  /** Called if the record could not be stored: the session then lasts as long as the page. */
  onStorageFailed(): void;
  /** Whether the element is in a document. Missing in older versions of the bundle on the page. */
  isConnected?(): boolean;
  /** Returns the location to restore after a reload. */
  currentLocation(): string | undefined;
  /**
   * Returns the prefix of its hashes, undefined with memory routing. Missing in older versions of the bundle on the page.
   */
  hashPrefix?(): string | undefined;
}
