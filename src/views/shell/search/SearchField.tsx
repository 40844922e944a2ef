import Search from 'virtual:icon/search';
import X from 'virtual:icon/x';
import type { KeyboardEventHandler } from 'react';
import { useTexts } from '../../element/elementContext';
import { Icon } from '../../firstPaint/icons/Icon';

interface Props {
  label: string;
  text: string;
  /** Id of the list of choices, undefined while it is empty. */
  listId: string | undefined;
  /** Id of the active choice. */
  activeId: string | undefined;
  onKeyDown: KeyboardEventHandler;
  onText(text: string): void;
  onClose(): void;
}

/** The head of the palette: the combobox and the close button. */
export function SearchField(props: Props) {
  const { label, text, listId, activeId } = props;
  const i18n = useTexts();
  return (
    <div className="palette-head">
      <Icon path={Search} />
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={i18n._('search.hint')}
        value={text}
        onKeyDown={props.onKeyDown}
        onChange={(event) => props.onText(event.target.value)}
      />
      <button
        type="button"
        className="tool"
        aria-label={i18n._('search.close')}
        onClick={props.onClose}
      >
        <Icon path={X} />
      </button>
    </div>
  );
}
