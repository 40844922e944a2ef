import Pin from 'virtual:icon/pin';
import { memo } from 'react';
import english from '../../../../locales/en/savedPages.json';
import { addEnglish } from '../../../../locales/english';
import { permittedRoute } from '../../../../store/menu/permittedRoute';
import { encodeFragment } from '../../../../store/routing/hash';
import { useTexts } from '../../../element/elementContext';
import { usePermissions } from '../../../element/usePermissions';
import { useStyles } from '../../../element/useStyles';
import { Icon } from '../../../firstPaint/icons/Icon';
import { useSavedPages } from '../../savedPages/useSavedPages';
import css from './rowPin.css?inline';
import { type ListedPages, useHoveredRow } from './useHoveredRow';

addEnglish(english);

/**
 * A button at the end of the row under the mouse that pins its page to the dashboard. It exists for the mouse
 * alone, so it is hidden from the accessibility tree; the search has the same action. Memoized, since it does not
 * depend on the current page.
 */
export default memo(function RowPin(menu: ListedPages) {
  const i18n = useTexts();
  const row = useHoveredRow(menu);
  const permissions = usePermissions();
  const { pinned, pin } = useSavedPages();
  useStyles(css);
  if (!row) return null;
  const { area, location: path } = permittedRoute(encodeFragment(row.link), permissions);
  if (!area) return null;
  const isPinned = pinned.some((page) => page.path === path);
  // The page of an area itself is shown by the label of the area.
  const title = path === `/${area}` ? undefined : row.label;
  return (
    <div className="row-pin" style={row.box} aria-hidden="true">
      <button
        type="button"
        className="tool"
        tabIndex={-1}
        data-pinned={isPinned}
        title={i18n._(isPinned ? 'pages.unpin' : 'pages.pin', { page: row.label })}
        // The focus stays in the menu: the button disappears with the mouse.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => pin({ path, area, title }, !isPinned)}
      >
        <Icon path={Pin} />
      </button>
    </div>
  );
});
