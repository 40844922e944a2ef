import { type KeyboardEvent, useId, useRef, useState } from 'react';
import english from '../../../locales/en/search.json';
import { addEnglish } from '../../../locales/english';
import { persistRecent } from '../../../store/lists/recentChoices';
import { useTexts } from '../../element/elementContext';
import { useStyles } from '../../element/useStyles';
import { isComposing } from '../../kit/handledKeys';
import { useBackdropClick } from '../../kit/modal/useBackdropClick';
import { useModal } from '../../kit/modal/useModal';
import { useOpenLink } from '../../routing/useLink';
import { useSavedPagesKey } from '../savedPages/useSavedPagesKey';
import { nextChoice } from './nextChoice';
import { PaletteKeys } from './PaletteKeys';
import palette from './palette.css?inline';
import { Results } from './Results';
import { SearchField } from './SearchField';
import { SearchStatus } from './SearchStatus';
import { type Choice, useChoices } from './useChoices';

addEnglish(english);

interface Props {
  /** Text that was typed while the palette was loading. */
  typed: string;
  onClose(): void;
}

/** The search palette: a modal dialog with a combobox over the menu and the results of the search provider. */
export default function Palette({ typed, onClose }: Props) {
  const label = useTexts()._('search');
  const { prefix, user } = useSavedPagesKey();
  const follow = useOpenLink();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [text, setText] = useState(typed);
  const [active, setActive] = useState(0);
  const query = text.trim();
  const { groups, state } = useChoices(query);
  const choices = groups.flatMap((group) => group.choices);
  const chosen = choices[active];
  const backdrop = useBackdropClick(close);
  useStyles(palette);
  useModal(dialog, { open: true, onCancel: onClose, onHidden: onClose });

  /** Closes the dialog immediately, which restores the focus. */
  function close() {
    dialog.current?.close();
    onClose();
  }

  function choose(choice: Choice, followLink: () => void) {
    const { from, link, description, run } = choice;
    if (link && (from === 'menu' || from === 'provider'))
      persistRecent(prefix, user, { from, link, description, id: choice.id, label: choice.label });
    close();
    if (run) run();
    else followLink();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Neither hotkeys of the host page nor the shell's own may react.
    event.stopPropagation();
    if (isComposing(event.nativeEvent)) return;
    const { key, ctrlKey, metaKey } = event;
    const newTab = ctrlKey || metaKey;
    // In a text, Home and End move the caret, or select with Shift.
    const isCaretKey = (key === 'Home' || key === 'End') && (text || newTab || event.shiftKey);
    const next = isCaretKey ? undefined : nextChoice(key, active, choices.length);
    if (next !== undefined) setActive(next);
    else if (key === 'Enter' && chosen) {
      choose(chosen, () => chosen.link && follow(chosen.link, { newTab }));
    } else if (!(newTab && key.toLowerCase() === 'k')) return;
    event.preventDefault();
  }

  return (
    <dialog ref={dialog} className="palette" aria-label={label} {...backdrop}>
      <SearchField
        label={label}
        text={text}
        listId={choices.length ? id : undefined}
        activeId={chosen ? `${id}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onText={(next) => {
          setText(next);
          setActive(0);
        }}
        onClose={close}
      />
      <Results
        id={id}
        label={label}
        groups={groups}
        active={active}
        query={query}
        onActive={setActive}
        onChoose={choose}
      />
      <SearchStatus count={choices.length} query={query} state={state} />
      <PaletteKeys />
    </dialog>
  );
}
