import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AREA_SLOW_AFTER_MS } from '../../constants';
import english from '../../locales/en/areas.json';
import { addEnglish } from '../../locales/english';
import { areaStoreOf } from '../../store/areas/areaStore';
import type { AreaSource } from '../../store/areas/areaTypes';
import { allowReload, mayReload, reloadOnce, serverAnswers } from '../../store/areas/reloadOnce';
import { errorMessage, toError } from '../../store/browser/thrownError';
import type { Announce } from '../../store/element/announce';
import { attributeSelector } from '../element/attributeSelector';
import {
  useElementContext,
  useLanguage,
  useLayout,
  useOption,
  useSession,
} from '../element/elementContext';
import { useKeptFocus } from '../element/useKeptFocus';
import { useStyles } from '../element/useStyles';
import { AreaFailure } from './AreaFailure';
import { AreaLoading } from './AreaLoading';
import css from './areaHost.css?inline';
import { SourceMissingError } from './mount/loadSource';
import { wasReported } from './mount/mountElement';
import { type Progress, startVisit, type Visit } from './mount/startVisit';

addEnglish(english);

/** Slots of the shell for other content; areas may have these names too. */
const OTHER_SLOTS = ['account', 'brand', 'dashboard', 'footer', 'help', 'sign-in'];

/** Props of an area. */
export interface AreaHostProps {
  name: string;
  label: string;
  source: AreaSource;
  /** Path with query; the area is notified of changes below it. */
  location: string;
}

/** One visit to an area of the property `areas`. */
export default function AreaHost({ name, label, source, location }: AreaHostProps) {
  const { host, stores } = useElementContext();
  const visit = useRef<Visit>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress>({ status: 'loading' });
  const language = useLanguage();
  const user = useSession((state) => state.user);
  const theme = useLayout((state) => state.shownTheme);
  const currency = useOption('currency');
  const userFields = useOption('userFields');
  // Chosen once: another slot would start another visit.
  const [slot] = useState(() => slotFor(host, name));
  useStyles(css);
  useKeptFocus(progress.status);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useLayoutEffect(() => {
    const { announce, prefix } = stores;
    setProgress({ status: 'loading' });
    let reloadTimer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const fail = (error: unknown) => {
      if (ended) return;
      announceFailure(announce, error);
      setProgress({ status: 'failed', error });
    };
    const reload = async (error: unknown) => {
      if (!(await serverAnswers()) || ended || !reloadOnce(prefix, name)) return fail(error);
      // The user or the page may have canceled the reload.
      reloadTimer = setTimeout(() => fail(error), AREA_SLOW_AFTER_MS);
    };
    const started = startVisit({
      name,
      host,
      stores,
      areaStore: areaStoreOf(stores),
      source,
      slot,
      attempt,
      onProgress(next) {
        if (next.status === 'ready') allowReload(prefix, name);
        if (next.status !== 'failed') return setProgress(next);
        const isMissing = next.error instanceof SourceMissingError;
        if (isMissing && mayReload(prefix, name)) void reload(next.error);
        else fail(next.error);
      },
      onLost: retry,
    });
    visit.current = started;
    return () => {
      ended = true;
      clearTimeout(reloadTimer);
      started.leave();
    };
  }, [host, stores, name, source, slot, attempt, retry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: notify() reads these values from the stores, so the effect must run when one changes
  useEffect(() => visit.current?.notify(), [location, language, user, userFields, theme, currency]);

  // Screen readers announce a frame by its title.
  useEffect(() => {
    if (progress.status !== 'ready' || !('iframe' in source)) return;
    const area = `:scope > ${attributeSelector('data-backoffice-area', name)}`;
    host.querySelector(`${area} > iframe`)?.setAttribute('title', label);
  }, [host, name, source, label, progress]);

  if (progress.status === 'failed') {
    return <AreaFailure label={label} error={progress.error} onRetry={retry} />;
  }
  return (
    <>
      {progress.status === 'ready' ? null : (
        <AreaLoading label={label} slow={progress.status === 'slow'} onRetry={retry} />
      )}
      <slot name={slot} />
    </>
  );
}

/**
 * Reports the error of an area with an event and to `window.onerror` (error trackers, the console).
 */
function announceFailure(announce: Announce, thrown: unknown): void {
  const error = toError(thrown);
  announce('backoffice-error', { source: 'area', message: errorMessage(error), error });
  if (!wasReported(error)) reportError(error);
}

/**
 * Returns the area's slot: its name, or a separate one if children of the page fill that slot (the property wins), or
 * if it is for other content.
 */
function slotFor(host: HTMLElement, name: string): string {
  const children = `:scope > ${attributeSelector('slot', name)}:not([data-backoffice-area])`;
  const isTaken = OTHER_SLOTS.includes(name) || host.querySelector(children);
  return isTaken ? `${name}-area` : name;
}
