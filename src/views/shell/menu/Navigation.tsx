import { useOption } from '../../element/elementContext';
import { useTakenOver } from '../../hydration/useHydrated';
import { Menu } from './Menu';
import { MenuPreview } from './MenuPreview';

/** The menu; one of the integrator's own is left as the first paint has drawn it until React is at rest. */
export function Navigation({ path }: { path: string }) {
  const own = useOption('menu');
  const takenOver = useTakenOver();
  return own && !takenOver ? <MenuPreview /> : <Menu path={path} />;
}
