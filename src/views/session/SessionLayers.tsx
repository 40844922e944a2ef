import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Alerts, createAlerts } from '../../store/session/connectionStatus';
import { watchSession } from '../../store/session/watchSession';
import { useStores } from '../element/elementContext';
import { useStyles } from '../element/useStyles';
import { lazyPart } from '../lazy/lazyPart';
import { OfflineBanner } from './OfflineBanner';
import session from './session.css?inline';

// Without the file there is no warning, and nothing else is lost.
const ExpiryWarning = lazyPart(() => import('./ExpiryWarning'));
const SignInDialog = lazyPart(() => import('./SignInDialog'), WithoutDialog);

/** What floats over the shell about its session: the offline banner is there at once, the rest on need. */
export function SessionLayers() {
  const stores = useStores();
  useStyles(session);
  const [alerts] = useState(() => createAlerts(stores.session));
  const offline = useStore(alerts, (state) => state.offline);
  const ending = useStore(alerts, (state) => state.ending);
  const signIn = useStore(alerts, (state) => state.signIn);
  useEffect(() => watchSession(stores, alerts), [stores, alerts]);
  return (
    <>
      <div className="session-notes">
        <OfflineBanner offline={offline} />
        <Suspense fallback={null}>
          {ending && !signIn ? <ExpiryWarning alerts={alerts} /> : null}
        </Suspense>
      </div>
      <Suspense fallback={null}>{signIn ? <SignInDialog alerts={alerts} /> : null}</Suspense>
    </>
  );
}

/** Where the dialog cannot be loaded, an ended session ends as a logout does. */
function WithoutDialog({ alerts }: { alerts: Alerts }) {
  const { signOut } = useStores();
  useEffect(() => {
    if (alerts.getState().signIn === 'ended') void signOut();
    else alerts.setState({ signIn: undefined });
  }, [alerts, signOut]);
  return null;
}
