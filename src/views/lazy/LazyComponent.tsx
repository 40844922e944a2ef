import { useEffect } from 'react';
import { useTexts } from '../element/elementContext';
import { type LoadComponent, useLazyComponent } from './useLazyComponent';

/** Renders a component once its chunk has loaded; nothing before, and nothing after a failure. */
export function LazyComponent({ load }: { load: LoadComponent<object> }) {
  const { Part, ask } = useLazyComponent(load);
  useEffect(() => void ask(), [ask]);
  return Part ? <Part /> : null;
}

interface PagePartProps<Props> {
  load: LoadComponent<Props>;
  props: Props;
}

/** Renders a page once its chunk has loaded; a skeleton before, a message after a failure, until the browser is online. */
export function LazyPage<Props extends object>({ load, props }: PagePartProps<Props>) {
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
