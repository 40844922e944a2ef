import { useStore } from 'zustand';
import { useStores, useTexts } from '../element/elementContext';

/**
 * Bar over the top of the content pane while the server cannot be reached. The live region is always present, so
 * that screen readers announce it.
 */
export function OfflineBanner() {
  const i18n = useTexts();
  const offline = useStore(useStores().connection, (state) => state.offline);
  return (
    <div className="offline-status" role="status">
      {offline ? (
        <p className="offline">
          <strong>{i18n._('session.offline')}</strong> {i18n._('session.offlineText')}
        </p>
      ) : null}
    </div>
  );
}
