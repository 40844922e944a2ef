import { useLayoutEffect, useMemo } from 'react';
import { areaSource } from '../../store/areas/areaSources';
import { warnOnce } from '../../store/element/warnOnce';
import { useOption, useSurroundings, useTexts } from '../element/elementContext';
import { Icon } from '../firstPaint/Icon';
import { AREA_ICONS } from '../firstPaint/icons';
import { PagePart } from '../lazy/LazyComponent';

/** What it takes to visit a given area is loaded with the first of them. */
const visit = () => import('./AreaHost');

interface Props {
  /** Name of the area, the first word of the path. */
  name: string;
  label: string;
  /** Path with query. */
  location: string;
}

/**
 * The content of an area; the first that is found wins (decision 13): the property `areas`, a slotted
 * child, a slotted template, else a plain empty state.
 */
export function AreaPane(props: Props) {
  const { name, label } = props;
  const areas = useOption('areas');
  // The same object again: another source is another visit.
  const source = useMemo(() => areaSource(areas, name), [areas, name]);
  return (
    <>
      <h1 className="visually-hidden">{label}</h1>
      {source ? (
        <PagePart key={name} load={visit} props={{ ...props, source }} />
      ) : (
        <Slotted {...props} />
      )}
    </>
  );
}

function Slotted({ name, label }: Props) {
  const i18n = useTexts();
  const { host } = useSurroundings();
  // Before the paint: a template never shows as an empty area. Frameworks may slot later.
  useLayoutEffect(() => {
    const look = () => {
      if (fill(host, name)) return;
      warnOnce(`area "${name}" is empty: put a child with slot="${name}" into the shell.`);
    };
    const observer = new MutationObserver(look);
    observer.observe(host, { childList: true });
    look();
    return () => observer.disconnect();
  }, [host, name]);
  return (
    <slot name={name}>
      <div className="empty">
        <Icon path={AREA_ICONS[name as keyof typeof AREA_ICONS] ?? AREA_ICONS.workspace} />
        <h2>{i18n._('area.empty')}</h2>
        <p>{i18n._('area.emptyText', { area: label })}</p>
      </div>
    </slot>
  );
}

/** Stamps the template of an area that has nothing else; answers whether the area has content. */
function fill(host: HTMLElement, name: string): boolean {
  const slotted = [...host.querySelectorAll(`:scope > [slot="${CSS.escape(name)}"]`)];
  const template = slotted.find((child) => child instanceof HTMLTemplateElement);
  const others = slotted.filter((child) => child !== template);
  if (!template || others.length > 0) return others.length > 0;
  const stamped = document.createElement('div');
  stamped.slot = name;
  stamped.append(template.content.cloneNode(true));
  host.append(stamped);
  return true;
}
