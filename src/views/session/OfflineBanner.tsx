import { useTexts } from '../element/elementContext';

/** Banner for an unreachable server. The live region is always present, so that screen readers announce it. */
export function OfflineBanner({ offline }: { offline: boolean }) {
  const i18n = useTexts();
  return (
    <div role="status">
      {offline ? (
        <p className="session-note offline">
          <strong>{i18n._('session.offline')}</strong>
          <span>{i18n._('session.offlineText')}</span>
        </p>
      ) : null}
    </div>
  );
}
