import { useEffect } from 'react';
import { useTexts } from '../element/elementContext';
import { type LoadComponent, useLazyComponent } from './useLazyComponent';

/** Renders a component once its chunk has loaded; renders nothing before or after a failure. */
export function LazyComponent({ load }: { load: LoadComponent<object> }) {
  const { Part, ask } = useLazyComponent(load);
  useEffect(() => void ask(), [ask]);
  return Part ? <Part /> : null;
}

interface LazyPageProps<Props> {
  load: LoadComponent<Props>;
  props: Props;
}

/** Renders a page once its chunk has loaded; before, a skeleton; after a failure, a message until the browser is online. */
export function LazyPage<Props extends object>({ load, props }: LazyPageProps<Props>) {
  const i18n = useTexts();
  const { Part, failed, ask } = useLazyComponent(load);
  useEffect(() => void ask(), [ask]);
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [failed, ask]);
  if (Part) return <Part {...props} />;
  return failed ? <p role="alert">{i18n._('loader.failed')}</p> : <div className="skeleton" />;
}
