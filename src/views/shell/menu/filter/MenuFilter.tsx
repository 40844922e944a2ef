import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import english from '../../../../locales/en/menuFilter.json';
import { addEnglish } from '../../../../locales/english';
import { useTexts } from '../../../element/elementContext';
import { useStyles } from '../../../element/useStyles';
import { isComposing } from '../../../kit/handledKeys';
import type { EntryActions, MenuModel } from '../useMenu';
import css from './filter.css?inline';
import { type FoundEntries, findEntries, indexEntries, matches } from './findEntries';

addEnglish(english);

interface Props extends Pick<MenuModel, 'items'>, Pick<EntryActions, 'label'> {
  /** Called with the matching entries, undefined if all match. */
  onFound(found: FoundEntries | undefined): void;
}

/** The field above a long menu: only matching entries and the groups around them stay visible. */
export default function MenuFilter({ items, label, onFound }: Props) {
  const i18n = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState({ count: 0 });
  const place = useRef<HTMLDivElement>(null);
  useStyles(css);

  // Indexed on first use: thousands of entries would be in memory twice.
  const [wanted, setWanted] = useState(false);
  const { messages } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels depend on the texts
  const index = useMemo(() => wanted && indexEntries(items, label), [wanted, items, messages]);
  useEffect(() => {
    const found = index && typed.trim() ? findEntries(index, typed) : undefined;
    onFound(found);
    if (!found) return;
    setResult(found);
    const menu = place.current?.closest('.sidebar');
    if (menu) menu.scrollTop = 0;
  }, [index, typed, onFound]);
  useEffect(() => () => onFound(undefined), [onFound]);

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && typed) {
      // A second Escape closes other things.
      event.preventDefault();
      event.stopPropagation();
      setTyped('');
    }
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    const rows = place.current?.parentElement?.querySelectorAll<HTMLElement>('.menu-item') ?? [];
    // The groups around the first match come before it, or the user has folded them.
    const first = [...rows].find((row) =>
      matches(row.querySelector('.menu-label')?.textContent ?? '', typed),
    );
    event.preventDefault();
    if (event.key === 'ArrowDown') (first ?? rows[0])?.focus();
    else if (typed.trim()) first?.click();
  }

  const none = typed.trim() && result.count === 0;
  return (
    <>
      <div ref={place} className="menu-filter">
        <input
          type="search"
          aria-label={i18n._('filter.label')}
          placeholder={i18n._('filter.label')}
          aria-describedby={id}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onFocus={() => setWanted(true)}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p id={id} role="status" className={none ? 'menu-none' : 'visually-hidden'}>
        {typed.trim() &&
          (none ? i18n._('filter.none') : i18n._('filter.count', { count: result.count }))}
      </p>
    </>
  );
}
