import Pin from 'virtual:icon/pin';
import { type MouseEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import english from '../../../locales/en/savedPages.json';
import { addEnglish } from '../../../locales/english';
import type { SavedPage } from '../../../store/lists/savedPages';
import { useAreaLabel } from '../../areas/useAreaLabel';
import { useTexts } from '../../element/elementContext';
import { useStyles } from '../../element/useStyles';
import { Icon } from '../../firstPaint/icons/Icon';
import { useLink } from '../../routing/useLink';
import css from './savedPages.css?inline';
import { useSavedPages } from './useSavedPages';

addEnglish(english);

/** Number of visited pages on the dashboard. */
const SHOWN = 5;

/** The pages that the user has pinned and visited last, on the dashboard. */
export default function SavedPages() {
  const i18n = useTexts();
  const { pinned, visited, pin } = useSavedPages();
  useStyles(css);
  const isPinned = (page: SavedPage) => pinned.some(({ path }) => path === page.path);
  const recent = visited.filter((page) => !isPinned(page)).slice(0, SHOWN);
  return (
    <div className="saved-pages">
      <PageList title={i18n._('pages.pinned')} pages={pinned} pinned onPin={pin} />
      <PageList title={i18n._('pages.visited')} pages={recent} onPin={pin} />
    </div>
  );
}

interface ListProps {
  title: string;
  pages: SavedPage[];
  pinned?: boolean;
  onPin(page: SavedPage, pinned: boolean): void;
}

function PageList({ title, pages, pinned = false, onPin }: ListProps) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map((page) => (
          <PageRow key={page.path} page={page} pinned={pinned} onPin={() => onPin(page, !pinned)} />
        ))}
      </ul>
    </section>
  );
}

/** A link to a page, and the button that pins or unpins it. */
function PageRow({ page, pinned, onPin }: { page: SavedPage; pinned: boolean; onPin(): void }) {
  const i18n = useTexts();
  const area = useAreaLabel(page.area);
  const title = page.title ?? area;
  const linkOf = useLink();
  function press({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const lists = button.closest('.saved-pages');
    const content = button.closest<HTMLElement>('.content');
    const buttons = () => [...(lists?.querySelectorAll('button') ?? [])];
    const index = buttons().indexOf(button);
    const hadFocus = button.matches(':focus');
    flushSync(onPin);
    if (!hadFocus || button.isConnected) return;
    // The row has moved to the other list, or out of both.
    const now = buttons();
    const moved = now.find(({ dataset }) => dataset.path === page.path);
    (moved ?? now[index] ?? now.at(-1) ?? content)?.focus();
  }
  return (
    <li>
      <a {...linkOf(page.path)}>{title}</a>
      {title === area ? null : <span className="muted">{area}</span>}
      <button
        type="button"
        className="tool"
        data-path={page.path}
        aria-pressed={pinned}
        aria-label={i18n._('pages.pin', { page: title })}
        onClick={press}
      >
        <Icon path={Pin} />
      </button>
    </li>
  );
}
