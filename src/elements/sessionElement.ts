import type { ComponentType } from 'react';
import { firstPaintAssets } from '../handover/firstPaintAssets';
import type { ElementStores } from '../store/element/elementStores';
import type { createNavigation } from '../store/routing/navigation';
import type { PublicUser } from '../store/session/user/userRecord';
import forms from '../views/account/forms.light.css?inline';
import { makeImportant } from '../views/styles/makeImportant';
import { CONTEXT, createElementClass, type ManagedElement } from './elementClass';
import type { BackofficeElement } from './elementTypes';
import { type MountedSession, mountSession } from './mountSession';
import { openStores } from './openStores';
import { ATTRIBUTES, type Tag } from './sessionAttributes';

/** Configuration of an element with a session: shell, login or reset. */
interface SessionDefinition {
  tag: Tag;
  View: ComponentType;
  /** CSS texts of the shadow root. */
  styles: () => readonly string[];
  /** Creates the navigation. Only the shell has routes; other elements do not load the code for them. */
  createNavigation?: typeof createNavigation;
  /** Names of the properties without an attribute. */
  properties?: readonly string[];
}

/** Creates the class of an element with a session. Importing or calling it registers nothing. */
export function createSessionClass<Properties = object>(
  definition: SessionDefinition,
): new () => BackofficeElement & Properties {
  const Base = createElementClass({
    ...definition,
    attributes: ATTRIBUTES[definition.tag],
    outerStyles: () => [...firstPaintAssets().forms, makeImportant(forms)],
    mount: mountSession,
  });

  class SessionElement extends Base {
    /** Read by `openStores`. */
    static readonly createNavigation = definition.createNavigation;

    get version(): string {
      return __VERSION__;
    }

    get user(): PublicUser | undefined {
      return storesOf(this).publicUser();
    }
  }
  return SessionElement as unknown as new () => BackofficeElement & Properties;
}

/** Returns the stores of an element, also before its first render. */
export function storesOf(element: HTMLElement): ElementStores {
  const host = element as ManagedElement;
  const mounted = host[CONTEXT] as MountedSession | undefined;
  return mounted?.stores ?? openStores(host);
}
