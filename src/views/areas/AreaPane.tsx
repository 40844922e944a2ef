import { useLayoutEffect, useMemo, useState } from 'react';
import { areaSource, isSameSource } from '../../store/areas/areaSource';
import type { AreaSource } from '../../store/areas/areaTypes';
import { readSource } from '../../store/areas/readAreas';
import { warnOnce } from '../../store/browser/warnOnce';
import { useElementContext, useOption, useTexts } from '../element/elementContext';
import { PageSlot } from '../element/PageSlot';
import { AREA_ICONS } from '../firstPaint/icons/areaIcons';
import { Icon } from '../firstPaint/icons/Icon';
import { LazyPage } from '../lazy/LazyComponent';
import { stampTemplate } from './slottedTemplate';

/** The code that mounts areas loads with the first visit. */
const loadAreaHost = () => import('./AreaHost');

interface Props {
  /** Name of the area: the first segment of the path. */
  name: string;
  label: string;
  /** Path with query. */
  location: string;
}

/**
 * Content of an area, keyed by its name. The first match wins: the property `areas`, a slotted
 * child, a slotted template, an empty state.
 */
export function AreaPane(props: Props) {
  const { name, label } = props;
  const areas = useOption('areas');
  const source = useAreaSource(areas, name);
  return (
    <>
      <h1 className="visually-hidden">{label}</h1>
      {source ? (
        <LazyPage load={loadAreaHost} props={{ ...props, source }} />
      ) : (
        <Slotted {...props} />
      )}
    </>
  );
}

/** Returns the source of an area: the same object while it is equal, since another would start a visit. */
function useAreaSource(areas: unknown, name: string): AreaSource | undefined {
  const source = useMemo(() => areaSource(areas, name), [areas, name]);
  const [stable, setStable] = useState(source);
  if (isSameSource(stable, source)) return stable;
  setStable(source);
  return source;
}

/** Slot of an area, with an empty state as its fallback. */
function Slotted({ name, label }: Props) {
  const i18n = useTexts();
  const { host } = useElementContext();
  const areas = useOption('areas');
  // A layout effect, so that a template never flashes as an empty area. Frameworks may slot later.
  useLayoutEffect(() => {
    const update = () => {
      // An invalid source has its own warning.
      if (stampTemplate(host, name) || readSource(areas, name)) return;
      warnOnce(`area "${name}" is empty: put a child with slot="${name}" into the shell.`);
    };
    const observer = new MutationObserver(update);
    observer.observe(host, { childList: true });
    update();
    return () => observer.disconnect();
  }, [host, name, areas]);
  return (
    <PageSlot name={name}>
      <div className="empty">
        <Icon path={AREA_ICONS[name as keyof typeof AREA_ICONS] ?? AREA_ICONS.workspace} />
        <h2>{i18n._('area.empty')}</h2>
        <p>{i18n._('area.emptyText', { area: label })}</p>
      </div>
    </PageSlot>
  );
}
