import {
  AppWindow,
  Briefcase,
  CircleUser,
  CloudUpload,
  Code,
  Eye,
  Globe,
  Headphones,
  Lock,
  Menu,
} from 'lucide';
import type { AreaName } from '../../constants';
import type { IconNode } from './Icon';

/** Icons of the first paint; all others are loaded by name when a menu asks for them. */
export const AREA_ICONS: Record<AreaName, IconNode> = {
  workspace: Briefcase,
  site: Globe,
  application: AppWindow,
  develop: Code,
  apppublish: CloudUpload,
  admin: Lock,
  support: Headphones,
};

export { CircleUser as UserIcon, Eye as EyeIcon, Menu as MenuIcon };
