import { memo, useEffect } from 'react';
import { useStore } from 'zustand';
import { areaStoreOf } from '../../../store/areas/areaStore';
import type { MenuItem } from '../../../store/menu/menuItems';
import { useElementContext, useStores } from '../../element/elementContext';

/**
 * The badge after an entry's label, part of its name. The badge of `setBadge` overrides that of the
 * slotted child, which overrides that of the menu. An unknown variant looks neutral.
 */
export const Badge = memo(function Badge({ item: { link = '', badge } }: { item: MenuItem }) {
  const area = link.slice(1);
  const areaStore = areaStoreOf(useStores());
  const given = useStore(areaStore, ({ badges }) =>
    Object.hasOwn(badges, area) ? badges[area] : undefined,
  );
  const slotted = useStore(areaStore, (state) => state.slotted[area]?.badge);
  const shown = given ?? (slotted ? { variant: 'accent', text: slotted } : badge);
  return shown ? <ColoredBadge {...shown} /> : null;
});

/** A short text on a background in the color of its variant. */
export function ColoredBadge({ variant, text }: NonNullable<MenuItem['badge']>) {
  const { host, stores } = useElementContext();
  useEffect(() => {
    const root = host.shadowRoot as ShadowRoot;
    void stores.loadChunk(import('./badgeColors')).then((colors) => colors?.adoptBadgeColors(root));
  }, [host, stores]);
  return (
    <span className="badge" data-variant={variant}>
      {text}
    </span>
  );
}
