import { useState } from 'react';
import type { AreaName } from '../../../constants';
import { safeImage } from '../../../store/browser/page';
import type { MenuItem } from '../../../store/menuItems';
import { Icon } from '../../frame/Icon';
import { AREA_ICONS } from '../../frame/icons';
import { useIcon } from './useIcon';

/** The drawing before an entry's label: an image, a lucide icon, or a dot that keeps the place. */
export function ItemIcon({ item }: { item: MenuItem }) {
  const [failed, setFailed] = useState<readonly unknown[]>([]);
  const image = (address: string | undefined, over = false) => {
    const src = safeImage(address);
    if (!src || failed.includes(src)) return null;
    return (
      <img
        className={over ? 'icon over' : 'icon'}
        hidden={over}
        src={src}
        alt=""
        onError={() => setFailed([...failed, src])}
      />
    );
  };
  if (!item.iconUrl) return <Drawing name={item.icon} />;
  const normal = image(item.iconUrl);
  return (
    <>
      {normal && image(item.iconUrl2, true)}
      {normal ?? <Dot />}
    </>
  );
}

function Drawing({ name }: { name: string | undefined }) {
  const area = AREAS.get(name);
  const d = useIcon(area ? undefined : name);
  if (area) return <Icon node={area} />;
  return d ? <Icon node={[['path', { d }]]} /> : <Dot />;
}

/** By own names alone: an integrator's may be `constructor`. */
const AREAS = new Map(
  Object.entries(AREA_ICONS) as [string | undefined, (typeof AREA_ICONS)[AreaName]][],
);

const Dot = () => <span className="icon dot" />;
