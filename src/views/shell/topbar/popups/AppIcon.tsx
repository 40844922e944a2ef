import LayoutGrid from 'virtual:icon/layout-grid';
import { useState } from 'react';
import { safeImage } from '../../../../store/browser/page';
import type { App } from '../../../../store/lists/apps';
import { Icon } from '../../../firstPaint/icons/Icon';
import { ItemIcon } from '../../menu/icons/ItemIcon';

/** The picture or icon of an application, with a default for a missing or broken one. */
export function AppIcon({ app }: { app: App }) {
  const [broken, setBroken] = useState(false);
  const src = broken ? undefined : safeImage(app.iconUrl);
  if (src) return <img className="icon" src={src} alt="" onError={() => setBroken(true)} />;
  return app.icon ? <ItemIcon item={app} /> : <Icon path={LayoutGrid} />;
}
