// `npm run reference` writes docstrings of this file from build/interface: edit them there.
import type { PublicUser } from '../store/session/user/userRecord';
import type { BackofficeEventMap } from './events';

/** Members of every element with a session. */
export interface BackofficeElement extends HTMLElement {
  /** Version of the package. Read-only. */
  readonly version: string;
  /** The signed-in user without the token; `undefined` when signed out. Read-only. */
  readonly user: PublicUser | undefined;
  /** Adds a listener for one of the element's own events. */
  addEventListener<Name extends keyof BackofficeEventMap>(
    type: Name,
    listener: (this: this, event: BackofficeEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Adds a listener for a native event. */
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Adds a listener for any other event. */
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Removes a listener of one of the element's own events. */
  removeEventListener<Name extends keyof BackofficeEventMap>(
    type: Name,
    listener: (this: this, event: BackofficeEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  /** Removes a listener of a native event. */
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  /** Removes a listener of any other event. */
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}
