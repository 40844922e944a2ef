import { useTexts } from '../../element/elementContext';

/** The keys of the palette, below the list. The combobox itself tells screen readers. */
export function PaletteKeys() {
  const i18n = useTexts();
  return (
    <p className="palette-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {i18n._('search.keys.move')}
      </span>
      <span>
        <kbd>↵</kbd> {i18n._('search.keys.open')}
      </span>
      <span>
        <kbd>Esc</kbd> {i18n._('search.keys.close')}
      </span>
    </p>
  );
}
