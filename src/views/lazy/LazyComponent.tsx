import { useEffect } from 'react';
import { useTexts } from '../element/elementContext';
import { type LoadComponent, useLazyComponent } from './useLazyComponent';
import { useRetryOnline } from './useRetryOnline';

/** Renders a component once its chunk has loaded; renders nothing before, or after a failure until the browser is online again. */
export function LazyComponent({ load }: { load: LoadComponent<object> }) {
  const { Component, failed, loadNow } = useLazyComponent(load, { withoutNote: true });
  useEffect(() => void loadNow(), [loadNow]);
  useRetryOnline(failed, loadNow);
  return Component ? <Component /> : null;
}

interface LazyPageProps<Props> {
  load: LoadComponent<Props>;
  props: Props;
}

/** Renders a page once its chunk has loaded; before and while offline, a skeleton; after a failure, a message. */
export function LazyPage<Props extends object>({ load, props }: LazyPageProps<Props>) {
  const i18n = useTexts();
  const { Component, failed, loadNow } = useLazyComponent(load, { withoutNote: true });
  useEffect(() => void loadNow(), [loadNow]);
  const isRetrying = useRetryOnline(failed, loadNow);
  if (Component) return <Component {...props} />;
  // While offline, the banner says why the page is missing, and it loads as soon as the browser is online.
  if (failed && navigator.onLine && !isRetrying)
    return <p role="alert">{i18n._('loader.failed')}</p>;
  return <div className="skeleton" />;
}
