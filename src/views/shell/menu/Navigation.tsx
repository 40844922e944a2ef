import { SideMenu } from './SideMenu';

/** The form of the menu that the layout asks for. */
export function Navigation({ path }: { path: string }) {
  return <SideMenu path={path} />;
}
