import AppWindow from 'virtual:icon/app-window';
import Briefcase from 'virtual:icon/briefcase';
import CloudUpload from 'virtual:icon/cloud-upload';
import Code from 'virtual:icon/code';
import Globe from 'virtual:icon/globe';
import Headphones from 'virtual:icon/headphones';
import Lock from 'virtual:icon/lock';
import type { AreaName } from '../../../constants';

/** Icons of the built-in areas. */
export const AREA_ICONS: Record<AreaName, string> = {
  workspace: Briefcase,
  site: Globe,
  application: AppWindow,
  develop: Code,
  apppublish: CloudUpload,
  admin: Lock,
  support: Headphones,
};
