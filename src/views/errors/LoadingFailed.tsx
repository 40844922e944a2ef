import { useTexts } from '../element/elementContext';

/** Message in place of a part of the card that failed to load. */
export function LoadingFailed() {
  const i18n = useTexts();
  return (
    <div className="pane alert" role="alert">
      <p>{i18n._('loader.failed')}</p>
    </div>
  );
}
