import LayoutGrid from 'virtual:icon/layout-grid';
import { useState } from 'react';
import { safeImage } from '../../../../store/browser/page';
import type { App } from '../../../../store/lists/apps';
import { Icon } from '../../../firstPaint/Icon';
import { ItemIcon } from '../../menu/icons/ItemIcon';

/** An application's picture or icon; a missing or broken one is a plain drawing. */
export function AppIcon({ app }: { app: App }) {
  const [broken, setBroken] = useState(false);
  const src = broken ? undefined : safeImage(app.iconUrl);
  if (src) return <img className="icon" src={src} alt="" onError={() => setBroken(true)} />;
  return app.icon ? <ItemIcon item={{ ...app, subItems: [] }} /> : <Icon path={LayoutGrid} />;
}
