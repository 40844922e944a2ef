import { useState } from 'react';
import { safeImage } from '../../../../store/browser/page';
import type { MenuItem } from '../../../../store/menu/menuItems';
import { AREA_ICONS } from '../../../firstPaint/icons/areaIcons';
import { DotIcon, Icon } from '../../../firstPaint/icons/Icon';
import { ImageIcon } from '../../../firstPaint/icons/ImageIcon';
import { useIcon } from './useIcon';

/** Renders the icon of an entry: an image, a lucide icon, or a dot. */
export function ItemIcon({ item }: { item: MenuItem }) {
  return item.iconUrl ? <Images item={item} /> : <LucideIcon name={item.icon} />;
}

/** Renders one image, or two with the second shown on hover; a dot if neither can be shown. */
function Images({ item }: { item: MenuItem }) {
  const [failed, setFailed] = useState<readonly unknown[]>([]);
  const image = (address: string | undefined, over = false) => {
    const src = safeImage(address);
    if (!src || failed.includes(src)) return null;
    return (
      <ImageIcon
        className={over ? 'icon over' : undefined}
        hidden={over}
        src={src}
        onError={() => setFailed((before) => [...before, src])}
      />
    );
  };
  const normal = image(item.iconUrl);
  return (
    <>
      {normal && image(item.iconUrl2, true)}
      {normal ?? <DotIcon />}
    </>
  );
}

function LucideIcon({ name }: { name: string | undefined }) {
  const area = AREAS.get(name);
  const loaded = useIcon(area ? undefined : name);
  const d = area ?? loaded;
  return d ? <Icon path={d} /> : <DotIcon />;
}

/** A map, since an icon may be named `constructor`. */
const AREAS = new Map<string | undefined, string>(Object.entries(AREA_ICONS));
