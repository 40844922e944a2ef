import { type ComponentType, lazy, useEffect } from 'react';
import { useStores } from '../element/elementContext';
import type { LoadPart } from './useLazyComponent';

/** Wraps `React.lazy`: a chunk that does not arrive is announced, and a substitute is rendered instead. */
export function lazyPart<Props extends object>(
  load: LoadPart<Props>,
  Instead: ComponentType<Props> = () => null,
) {
  return lazy<ComponentType<Props>>(() =>
    load().catch((error: unknown) => ({
      default: function Missing(props: Props) {
        const stores = useStores();
        useEffect(() => stores.missing(error), [stores]);
        return <Instead {...props} />;
      },
    })),
  );
}
