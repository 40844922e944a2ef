import type { StoreApi } from 'zustand/vanilla';
import type { Layout } from '../layout/layout';
import { SETTING_NAMES } from '../layout/settings';
import type { Navigation } from '../routing/navigation';
import type { Session } from '../session/createSession';
import type { HostedSignIn } from './createHostedSignIn';
import { createRequestCleanup } from './createRequestCleanup';
import type { ElementLanguage } from './elementLanguage';
import type { ElementOptions } from './options';
import type { ServerClient } from './serverClient';

/** What an element calls when it is connected. */
export interface Lifecycle {
  /** Follows attributes and language while the element is connected. Returns an unsubscribe function. */
  start(): () => void;
  /** Returns `userChangeCount` of the session at the last start. */
  userChangeCountAtStart(): number;
}

/** Parts of an element that start with it. */
interface Parts {
  options: StoreApi<ElementOptions>;
  session: Session;
  layout: Layout;
  navigation: Navigation | undefined;
  startLanguage: ElementLanguage['start'];
  hosted: HostedSignIn;
  server: ServerClient;
}

/** Creates the functions that start the stores of an element, and that say who the user was then. */
export function createLifecycle(parts: Parts): Lifecycle {
  const { options, session, layout, navigation, startLanguage, hosted, server } = parts;
  const startForgetting = createRequestCleanup(session, server.forgetRequests);
  let userCount = 0;
  let started = false;

  /** Passes the integrator's settings and locks to the layout. */
  function applyAttributes() {
    const current = options.getState();
    const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, current[name]]));
    layout.setAttributes(values, current.lockedSettings);
  }

  function startProviders() {
    void hosted.start();
    void server.preloadLogout(() => started);
  }

  function start() {
    userCount = session.getState().userChangeCount;
    started = true;
    const unsubscribers = [
      startForgetting(),
      options.subscribe(() => {
        applyAttributes();
        startProviders();
      }),
      startLanguage(),
    ];
    if (navigation) unsubscribers.push(navigation.start());
    startProviders();
    return () => {
      started = false;
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }

  applyAttributes();
  return { start, userChangeCountAtStart: () => userCount };
}
