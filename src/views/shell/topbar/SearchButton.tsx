import Search from 'virtual:icon/search';
import { useEffect, useRef, useState } from 'react';
import { VIEW_TIMEOUT_MS } from '../../../constants';
import { isFreeKey } from '../../../store/browser/shortcutKeys';
import { useElementContext, useTexts } from '../../element/elementContext';
import { deepActiveElement } from '../../element/focus';
import { Icon } from '../../firstPaint/icons/Icon';
import { prefetchChunk, useLazyComponent } from '../../lazy/useLazyComponent';
import { isMac, isTyped, opensSearch } from '../shortcuts/shortcut';

const load = () => import('../search/Palette');

/** Elements in which a user types. */
const FIELDS = 'input,textarea,select,[contenteditable]';

/** The button that opens the search palette, as Ctrl or Cmd with K and `/` do. */
export function SearchButton() {
  const i18n = useTexts();
  const { host } = useElementContext();
  const { Component: Palette, loadNow } = useLazyComponent(load);
  const [open, setOpen] = useState(false);
  /** Text typed while the palette is loading. */
  const typed = useRef('');
  const waiting = open && !Palette;

  const prefetch = () => prefetchChunk(load);

  /** Identifies the last request to open the search; undefined once it is canceled. */
  const request = useRef<object>(undefined);

  function cancel() {
    request.current = undefined;
    setOpen(false);
  }

  async function show() {
    const thisRequest = {};
    request.current = thisRequest;
    typed.current = '';
    setOpen(true);
    const before = deepActiveElement(document);
    const timer = setTimeout(() => request.current === thisRequest && cancel(), VIEW_TIMEOUT_MS);
    const isLoaded = await loadNow();
    clearTimeout(timer);
    if (request.current !== thisRequest) return;
    const now = deepActiveElement(document);
    // Meanwhile the user may have begun to type in a field. The field of the search is inside a dialog.
    const isElsewhere = now !== before && now?.matches(FIELDS) && !now.closest('dialog');
    if (!isLoaded || isElsewhere) cancel();
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (waiting && event.key === 'Escape' && isFreeKey(event)) cancel();
      else if (waiting && isTyped(event, host)) typed.current += event.key;
      else if (opensSearch(event, host)) void show();
      else return;
      // Marks the key as handled for other shells on the page.
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const label = i18n._('search');
  return (
    <>
      <button
        type="button"
        className="tool search"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={show}
      >
        <Icon path={Search} />
        <span>{label}</span>
        <i aria-hidden="true">{isMac() ? '⌘K' : 'Ctrl K'}</i>
      </button>
      {open && Palette ? <Palette typed={typed.current} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
