import type { Translate } from '../../../locales/i18n';
import { isMac } from './shortcut';

/** A shortcut: any of the combinations does what the label says. */
export interface Shortcut {
  label: string;
  keys: string[][];
}

/**
 * Returns the keyboard shortcuts of the shell and the pickers, by the place where they work.
 * @param singleKeys whether `/` and `?` are turned on
 */
export function shortcutGroups(
  i18n: Translate,
  singleKeys: boolean,
): { name: string; shortcuts: Shortcut[] }[] {
  const control = isMac() ? '⌘' : i18n._('key.control');
  const alt = isMac() ? '⌥' : 'Alt';
  const shift = i18n._('key.shift');
  const home = [i18n._('key.home')];
  const end = [i18n._('key.end')];
  const pageUp = i18n._('key.pageUp');
  const pageDown = i18n._('key.pageDown');
  return [
    {
      name: i18n._('shortcuts.anywhere'),
      shortcuts: [
        { label: i18n._('search'), keys: [[control, 'K'], ...(singleKeys ? [['/']] : [])] },
        ...(singleKeys ? [{ label: i18n._('shortcuts'), keys: [['?']] }] : []),
        {
          label: i18n._('shortcuts.diagnostics'),
          keys: [[i18n._('key.control'), shift, 'D']],
        },
        { label: i18n._('shortcuts.closePopup'), keys: [['Esc']] },
      ],
    },
    {
      name: i18n._('shortcuts.lists'),
      shortcuts: [
        { label: i18n._('shortcuts.move'), keys: [['↑'], ['↓']] },
        { label: i18n._('shortcuts.level'), keys: [['←'], ['→']] },
        { label: i18n._('shortcuts.ends'), keys: [home, end] },
        { label: i18n._('shortcuts.open'), keys: [['↵']] },
        { label: i18n._('shortcuts.newTab'), keys: [[control, '↵']] },
        { label: i18n._('shortcuts.openMenu'), keys: [['↓']] },
      ],
    },
    {
      name: i18n._('shortcuts.fields'),
      shortcuts: [
        { label: i18n._('shortcuts.choose'), keys: [[alt, '↓']] },
        { label: i18n._('shortcuts.accept'), keys: [['↵']] },
        { label: i18n._('shortcuts.step'), keys: [['↑'], ['↓']] },
        { label: i18n._('shortcuts.stepEnds'), keys: [home, end] },
      ],
    },
    {
      name: i18n._('shortcuts.calendar'),
      shortcuts: [
        { label: i18n._('shortcuts.day'), keys: [['←'], ['→']] },
        { label: i18n._('shortcuts.week'), keys: [['↑'], ['↓']] },
        { label: i18n._('shortcuts.weekEnds'), keys: [home, end] },
        { label: i18n._('shortcuts.month'), keys: [[pageUp], [pageDown]] },
        {
          label: i18n._('shortcuts.year'),
          keys: [
            [shift, pageUp],
            [shift, pageDown],
          ],
        },
        { label: i18n._('shortcuts.page'), keys: [[pageUp], [pageDown]] },
      ],
    },
  ];
}
