import type { TextId } from '../../../locales/textId';
import type { SettingName, Settings } from '../../../store/layout/settings';

/** A setting with the ids of its texts. */
export interface Group<Name extends SettingName = SettingName> {
  name: Name;
  label: TextId;
  options: [value: Settings[Name], label: TextId][];
}

const group = <Name extends SettingName>(
  name: Name,
  label: TextId,
  options: Group<Name>['options'],
) => ({ name, label, options }) as unknown as Group;

/** The settings and their options in the order of the panel. */
export const GROUPS: Group[] = [
  group('layout', 'settings.layout', [
    ['vertical', 'settings.layout.vertical'],
    ['horizontal', 'settings.layout.horizontal'],
  ]),
  group('width', 'settings.width', [
    ['fluid', 'settings.width.fluid'],
    ['boxed', 'settings.width.boxed'],
    ['scrollable', 'settings.width.scrollable'],
  ]),
  group('sidebar', 'settings.sidebar', [
    ['light', 'settings.sidebar.light'],
    ['dark', 'settings.sidebar.dark'],
    ['compact', 'settings.sidebar.compact'],
    ['icon', 'settings.sidebar.icon'],
    ['colored', 'settings.sidebar.colored'],
  ]),
  group('theme', 'settings.theme', [
    ['light', 'settings.theme.light'],
    ['dark', 'settings.theme.dark'],
    ['host', 'settings.theme.host'],
  ]),
  group('topbar', 'settings.topbar', [
    ['light', 'settings.topbar.light'],
    ['dark', 'settings.topbar.dark'],
    ['colored', 'settings.topbar.colored'],
  ]),
];
