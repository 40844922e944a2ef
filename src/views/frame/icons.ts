import {
  AppWindow,
  CircleUser,
  CodeXml,
  Eye,
  Globe,
  LayoutDashboard,
  LifeBuoy,
  Menu,
  Rocket,
  ShieldCheck,
} from 'lucide';
import type { AreaName } from '../../constants';
import type { IconNode } from './Icon';

/** Icons of the first paint; all others are loaded by name when a menu asks for them. */
export const AREA_ICONS: Record<AreaName, IconNode> = {
  workspace: LayoutDashboard,
  site: Globe,
  application: AppWindow,
  develop: CodeXml,
  apppublish: Rocket,
  admin: ShieldCheck,
  support: LifeBuoy,
};

export { CircleUser as UserIcon, Eye as EyeIcon, Menu as MenuIcon };
