import Search from 'virtual:icon/search';
import { useEffect, useRef, useState } from 'react';
import { useElementContext, useTexts } from '../../element/elementContext';
import { Icon } from '../../firstPaint/icons/Icon';
import { prefetchChunk, useLazyComponent } from '../../lazy/useLazyComponent';
import { isMac, isTyped, opensSearch } from '../shortcuts/shortcut';

const load = () => import('../search/Palette');

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

  async function show() {
    typed.current = '';
    setOpen(true);
    if (!(await loadNow())) setOpen(false);
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (waiting && isTyped(event)) typed.current += event.key;
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
