import Search from 'virtual:icon/search';
import { useCallback, useEffect, useRef, useState } from 'react';
import { VIEW_TIMEOUT_MS } from '../../../constants';
import { useElementContext, useTexts } from '../../element/elementContext';
import { Icon } from '../../firstPaint/icons/Icon';
import { prefetchChunk, useLazyComponent } from '../../lazy/useLazyComponent';
import { useLoadToOpen } from '../../lazy/useLoadToOpen';
import { isMac, isTyped, opensSearch } from '../shortcuts/shortcut';

const load = () => import('../search/Palette');

/** The button that opens the search palette, as Ctrl or Cmd with K and `/` do. */
export function SearchButton() {
  const i18n = useTexts();
  const { host, stores } = useElementContext();
  const { Component: Palette, loadNow } = useLazyComponent(load);
  const [open, setOpen] = useState(false);
  /** Text typed while the palette is loading. */
  const typed = useRef('');
  const waiting = open && !Palette;

  const prefetch = () => prefetchChunk(load);

  const close = useCallback(() => setOpen(false), []);
  const loadToOpen = useLoadToOpen(loadNow, close);

  function show() {
    typed.current = '';
    setOpen(true);
    void loadToOpen();
  }

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(close, VIEW_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [waiting, close]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (waiting && isTyped(event, host)) typed.current += event.key;
      else if (opensSearch(event, host, stores.layout)) show();
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
      {open && Palette ? <Palette typed={typed.current} onClose={close} /> : null}
    </>
  );
}
