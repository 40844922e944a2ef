import { useMemo, useState } from 'react';
import { MenuList } from './MenuList';
import { useMenu } from './useMenu';

/** The side menu as a tree: groups open in place, the branch of the current page is open. */
export function SideMenu({ path }: { path: string }) {
  const menu = useMenu(path);
  const { trail } = menu;
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = useMemo(() => {
    const ids = new Set(trail);
    for (const [id, isOpen] of toggled) isOpen ? ids.add(id) : ids.delete(id);
    return ids;
  }, [trail, toggled]);
  return (
    <MenuList
      {...menu}
      active={trail.at(-1)}
      open={open}
      onToggle={(item) => setToggled(new Map(toggled).set(item.id, !open.has(item.id)))}
    />
  );
}
