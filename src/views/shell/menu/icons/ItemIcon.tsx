import { useState } from 'react';
import { safeImage } from '../../../../store/browser/page';
import type { MenuItem } from '../../../../store/menu/menuItems';
import { Icon } from '../../../firstPaint/Icon';
import { AREA_ICONS } from '../../../firstPaint/icons';
import { useIcon } from './useIcon';

/** The drawing before an entry's label: an image, a lucide icon, or a dot that keeps the place. */
export function ItemIcon({ item }: { item: MenuItem }) {
  return item.iconUrl ? <Images item={item} /> : <Drawing name={item.icon} />;
}

/** One image, or two, the second under the pointer; a dot where none can be shown. */
function Images({ item }: { item: MenuItem }) {
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
  const loaded = useIcon(area ? undefined : name);
  const d = area ?? loaded;
  return d ? <Icon path={d} /> : <Dot />;
}

/** By own names alone: an integrator's may be `constructor`. */
const AREAS = new Map<string | undefined, string>(Object.entries(AREA_ICONS));

const Dot = () => <span className="icon dot" />;
