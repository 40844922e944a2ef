import { type ComponentType, lazy, useEffect } from 'react';
import { importedModule } from '../../store/browser/importedModule';
import { useStores } from '../element/elementContext';
import type { LoadComponent } from './useLazyComponent';

/**
 * Wraps `React.lazy`: a chunk that fails to load dispatches an error event and is replaced by a
 * fallback.
 */
export function lazyOrFallback<Props extends object>(
  load: LoadComponent<Props>,
  Fallback: ComponentType<Props> = () => null,
) {
  return lazy<ComponentType<Props>>(() =>
    importedModule(load()).catch((error: unknown) => ({
      default: function Missing(props: Props) {
        const stores = useStores();
        useEffect(() => stores.reportLoadError(error), [stores]);
        return <Fallback {...props} />;
      },
    })),
  );
}
