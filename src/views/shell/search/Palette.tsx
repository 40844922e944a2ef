import './english';
import Search from 'virtual:icon/search';
import X from 'virtual:icon/x';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { keepRecent } from '../../../store/lists/recentChoices';
import { useStores, useTexts } from '../../element/elementContext';
import { useStyles } from '../../element/useStyles';
import { Icon } from '../../firstPaint/Icon';
import { useFollow } from '../../routing/useLink';
import { nextChoice } from './nextChoice';
import palette from './palette.css?inline';
import { Results } from './Results';
import { type Choice, useChoices, useOwner } from './useChoices';

interface Props {
  label: string;
  /** What was typed before the palette was there. */
  typed: string;
  onClose(): void;
}

/** The search: a combobox over the menu and the integrator's results, in a dialog of its own. */
export default function Palette({ label, typed, onClose }: Props) {
  const i18n = useTexts();
  const { prefix } = useStores();
  const owner = useOwner();
  const follow = useFollow();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [text, setText] = useState(typed);
  const [active, setActive] = useState(0);
  const query = text.trim();
  const { groups, state } = useChoices(query);
  const choices = groups.flatMap((group) => group.choices);
  const chosen = choices[active];
  useStyles(palette);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  /** Gives the focus back to where it was. The event `close` comes too late for a key that opens it again. */
  function close() {
    dialog.current?.close();
    onClose();
  }

  function choose(choice: Choice, follows: () => void) {
    const { from, link, description } = choice;
    if (link)
      keepRecent(prefix, owner, { from, link, description, id: choice.id, label: choice.label });
    close();
    follows();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Neither the hotkeys of the page nor our own are meant.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key, ctrlKey, metaKey } = event;
    const next = nextChoice(key, active, choices.length);
    const elsewhere = ctrlKey || metaKey;
    if (next !== undefined) setActive(next);
    else if (key === 'Enter' && chosen) {
      choose(chosen, () => chosen.link && follow(chosen.link, elsewhere));
    } else if (!(elsewhere && key.toLowerCase() === 'k')) return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes for the keyboard
    <dialog
      ref={dialog}
      className="palette"
      aria-label={label}
      onClose={onClose}
      onClick={({ target }) => {
        // A press beside it: its backdrop counts as the dialog itself.
        if (target === dialog.current) close();
      }}
    >
      <div className="palette-head">
        <Icon path={Search} />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={choices.length ? id : undefined}
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={i18n._('search.hint')}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
        />
        <button type="button" className="tool" aria-label={i18n._('search.close')} onClick={close}>
          <Icon path={X} />
        </button>
      </div>
      <Results
        id={id}
        label={label}
        groups={groups}
        active={active}
        onActive={setActive}
        onChoose={choose}
      />
      <Outcome count={choices.length} query={query} state={state} />
    </dialog>
  );
}

/** What is said about the results: their number aloud, the rest for all to read. */
function Outcome(props: { count: number; query: string; state: string }) {
  const { count, query, state } = props;
  const i18n = useTexts();
  const failed = state === 'failed' ? i18n._('search.failed') : undefined;
  const pending = state === 'pending' ? i18n._('search.pending') : undefined;
  const none = query && !count ? i18n._('search.none') : undefined;
  const line = failed ?? pending ?? none;
  return (
    <>
      <p className="visually-hidden" role="status">
        {query && !pending ? [i18n._('search.count', { count }), failed].join(' ') : null}
      </p>
      {line ? <p className="palette-line">{line}</p> : null}
    </>
  );
}
