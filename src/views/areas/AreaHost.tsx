import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AreaSource } from '../../store/areas/areaSources';
import { deskOf } from '../../store/areas/areaState';
import { reloadedWell, reloadOnce } from '../../store/areas/reloadOnce';
import {
  useLanguage,
  useLayout,
  useOption,
  useSession,
  useSurroundings,
  useTexts,
} from '../element/elementContext';
import { useStyles } from '../element/useStyles';
import { useShellRouter } from '../routing/RouterProvider';
import './english';
import { AreaFailure } from './AreaFailure';
import css from './areaHost.css?inline';
import { errorMessage } from './mount/errorText';
import { ModuleMissing } from './mount/mountSource';
import { type Progress, startVisit, type Visit } from './mount/startVisit';

export interface AreaHostProps {
  name: string;
  label: string;
  source: AreaSource;
  /** Path with query: a change below the area is told to it. */
  location: string;
}

/** One visit to an area that the integrator gave by the property `areas`. */
export default function AreaHost({ name, label, source, location }: AreaHostProps) {
  const { host, stores } = useSurroundings();
  const router = useShellRouter();
  const i18n = useTexts();
  const visit = useRef<Visit>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress>({ status: 'loading' });
  const language = useLanguage();
  const user = useSession((state) => state.user);
  const theme = useLayout((state) => state.shownTheme);
  const currency = useOption('currency');
  const slot = slotFor(host, name);
  useStyles(css);

  useLayoutEffect(() => {
    const { announce, prefix } = stores;
    setProgress({ status: 'loading' });
    const begun = startVisit({
      name,
      host,
      stores,
      router,
      desk: deskOf(stores),
      source,
      slot,
      attempt,
      onProgress(next) {
        if (next.status === 'ready') reloadedWell(prefix, name);
        if (next.status === 'failed') {
          if (next.error instanceof ModuleMissing && reloadOnce(prefix, name)) return;
          announce('backoffice-error', { source: 'area', message: errorMessage(next.error) });
        }
        setProgress(next);
      },
    });
    visit.current = begun;
    return begun.leave;
  }, [host, stores, router, name, source, slot, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tell() reads these from the stores, and is called where one changes
  useEffect(() => visit.current?.tell(), [location, language, user, theme, currency]);

  // Screen readers name a frame by its title.
  useEffect(() => {
    if (progress.status !== 'ready' || !('iframe' in source)) return;
    const area = `:scope > [data-backoffice-area="${CSS.escape(name)}"]`;
    host.querySelector(`${area} > iframe`)?.setAttribute('title', label);
  }, [host, name, source, label, progress]);

  if (progress.status === 'failed') {
    return (
      <AreaFailure
        label={label}
        error={progress.error}
        onRetry={() => setAttempt((count) => count + 1)}
      />
    );
  }
  return (
    <>
      {progress.status === 'ready' ? null : (
        <div className="area-loading" role="status">
          <span className="visually-hidden">{i18n._('area.loading', { area: label })}</span>
          <div className="skeleton" />
          {progress.status === 'slow' ? (
            <p>
              {i18n._('area.slow', { area: label })}{' '}
              <button type="button" className="link" onClick={() => setAttempt(attempt + 1)}>
                {i18n._('area.retry')}
              </button>
            </p>
          ) : null}
        </div>
      )}
      <slot name={slot} />
    </>
  );
}

/** The area's own slot, unless children of the page already fill it: the property wins over them. */
function slotFor(host: HTMLElement, name: string): string {
  const taken = host.querySelector(
    `:scope > [slot="${CSS.escape(name)}"]:not([data-backoffice-area])`,
  );
  return taken ? `${name}-area` : name;
}
