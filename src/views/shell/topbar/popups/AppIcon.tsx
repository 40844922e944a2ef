import LayoutGrid from 'virtual:icon/layout-grid';
import { useState } from 'react';
import type { App } from '../../../../store/apps';
import { safeImage } from '../../../../store/browser/page';
import { Icon } from '../../../frame/Icon';
import { ItemIcon } from '../../menu/ItemIcon';

/** An application's picture or icon; a missing or broken one is a plain drawing. */
export function AppIcon({ app }: { app: App }) {
  const [broken, setBroken] = useState(false);
  const src = broken ? undefined : safeImage(app.iconUrl);
  if (src) return <img className="icon" src={src} alt="" onError={() => setBroken(true)} />;
  return app.icon ? <ItemIcon item={{ ...app, subItems: [] }} /> : <Icon path={LayoutGrid} />;
}
