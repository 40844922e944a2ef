import { useEffect } from 'react';
import { useTexts } from '../element/elementContext';
import { type LoadPart, usePart } from './useLazyComponent';

interface Props<PartProps> {
  load: LoadPart<PartProps>;
  props: PartProps;
}

/** A page that is loaded when it is first wanted; one that does not arrive says so in its place. */
export function PagePart<PartProps extends object>({ load, props }: Props<PartProps>) {
  const i18n = useTexts();
  const { Part, failed, ask } = usePart(load);
  useEffect(() => void ask(), [ask]);
  if (Part) return <Part {...props} />;
  return failed ? <p role="alert">{i18n._('loader.failed')}</p> : <div className="skeleton" />;
}
