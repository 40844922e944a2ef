import CircleUser from 'virtual:icon/circle-user';
import Eye from 'virtual:icon/eye';
import Menu from 'virtual:icon/menu';

/** Icons of the first paint, beside those of the areas. Menus load all others by name. */
export { CircleUser as UserIcon, Eye as EyeIcon, Menu as MenuIcon };
