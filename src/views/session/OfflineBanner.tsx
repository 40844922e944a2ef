import { useTexts } from '../element/elementContext';

/** Says quietly that the server cannot be reached. The status is always there: only then is it read out. */
export function OfflineBanner({ offline }: { offline: boolean }) {
  const i18n = useTexts();
  return (
    <div role="status">
      {offline ? <p className="session-note offline">{i18n._('session.offline')}</p> : null}
    </div>
  );
}
