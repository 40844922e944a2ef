import AppWindow from 'virtual:icon/app-window';
import Briefcase from 'virtual:icon/briefcase';
import CircleUser from 'virtual:icon/circle-user';
import CloudUpload from 'virtual:icon/cloud-upload';
import Code from 'virtual:icon/code';
import Eye from 'virtual:icon/eye';
import Globe from 'virtual:icon/globe';
import Headphones from 'virtual:icon/headphones';
import Lock from 'virtual:icon/lock';
import Menu from 'virtual:icon/menu';
import type { AreaName } from '../../constants';

/** Icons of the first paint. Menus load all others by name. */
export const AREA_ICONS: Record<AreaName, string> = {
  workspace: Briefcase,
  site: Globe,
  application: AppWindow,
  develop: Code,
  apppublish: CloudUpload,
  admin: Lock,
  support: Headphones,
};

export { CircleUser as UserIcon, Eye as EyeIcon, Menu as MenuIcon };
