import { useTexts } from '../element/elementContext';

/** Stands where a part of the card did not arrive. */
export function LoadingFailed() {
  const i18n = useTexts();
  return (
    <div className="pane alert" role="alert">
      <p>{i18n._('loader.failed')}</p>
    </div>
  );
}
