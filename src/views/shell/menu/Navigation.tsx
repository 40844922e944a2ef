import { useLayout, useOption } from '../../kit/context';
import { useTakenOver } from '../../kit/useTakenOver';
import { FlyoutMenu } from './FlyoutMenu';
import { MenuPreview } from './MenuPreview';
import { SideMenu } from './SideMenu';

/** The form of the menu that the layout asks for: a tree, or groups that open in panels. */
export function Navigation({ path }: { path: string }) {
  const narrow = useLayout((state) => state.narrow);
  const horizontal = useLayout(({ settings }) => settings.layout === 'horizontal');
  const bare = useLayout(({ condensed, settings }) => condensed || settings.sidebar === 'icon');
  const compact = useLayout(({ settings }) => settings.sidebar === 'compact');
  const own = useOption('menu');
  const takenOver = useTakenOver();
  if (own && !takenOver) return <MenuPreview />;
  if (!narrow && horizontal) return <FlyoutMenu key="bar" path={path} place="below" bare={false} />;
  if (!narrow && (bare || compact)) return <FlyoutMenu path={path} place="beside" bare={bare} />;
  return <SideMenu path={path} />;
}
