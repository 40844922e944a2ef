import { useEffect, useState } from 'react';
import type { AreaName } from '../../constants';
import { warnOnce } from '../../store/warnOnce';
import { Icon } from '../frame/Icon';
import { AREA_ICONS } from '../frame/icons';
import { useSurroundings, useTexts } from '../kit/context';

/** The content of an area: the integrator's slotted child, else a plain empty state. */
export function AreaPane({ area }: { area: AreaName }) {
  const i18n = useTexts();
  const { host } = useSurroundings();
  const label = i18n._(`menu.${area}`);
  const filled = useFilled(host, area);
  useEffect(() => {
    if (!filled)
      warnOnce(`area "${area}" is empty: put a child with slot="${area}" into the shell.`);
  }, [filled, area]);
  return (
    <>
      <h1 className="visually-hidden">{label}</h1>
      <slot name={area}>
        <div className="empty">
          <Icon node={AREA_ICONS[area]} />
          <h2>{i18n._('area.empty')}</h2>
          <p>{i18n._('area.emptyText', { area: label })}</p>
        </div>
      </slot>
    </>
  );
}

/** Whether the integrator slotted something; frameworks may do so later. */
function useFilled(host: HTMLElement, area: AreaName): boolean {
  const look = () => Boolean(host.querySelector(`:scope > [slot="${area}"]`));
  const [filled, setFilled] = useState(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: look depends on the two alone
  useEffect(() => {
    const observer = new MutationObserver(() => setFilled(look()));
    observer.observe(host, { childList: true });
    setFilled(look());
    return () => observer.disconnect();
  }, [host, area]);
  return filled;
}
