import X from 'virtual:icon/x';
import { useId, useRef } from 'react';
import english from '../../../locales/en/shortcuts.json';
import { addEnglish } from '../../../locales/english';
import { choose } from '../../../store/layout/shellLayout';
import { useLayout, useStores, useTexts } from '../../element/elementContext';
import { useStyles } from '../../element/useStyles';
import { Icon } from '../../firstPaint/icons/Icon';
import { useBackdropClick } from '../../kit/modal/useBackdropClick';
import { useModal } from '../../kit/modal/useModal';
import { shortcutGroups } from './shortcutGroups';
import css from './shortcuts.css?inline';

addEnglish(english);

/** The list of keyboard shortcuts: a modal dialog. */
export default function Shortcuts({ onClose }: { onClose(): void }) {
  const i18n = useTexts();
  const { layout } = useStores();
  const singleKeys = useLayout(({ choices }) => choices.singleKeys !== false);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const backdrop = useBackdropClick(onClose);
  useStyles(css);
  useModal(dialog, { open: true, onCancel: onClose, onHidden: onClose });
  return (
    <dialog ref={dialog} className="shortcuts" aria-labelledby={title} {...backdrop}>
      <div className="shortcuts-head">
        <h2 id={title}>{i18n._('shortcuts')}</h2>
        <button
          type="button"
          className="tool"
          aria-label={i18n._('shortcuts.close')}
          onClick={onClose}
        >
          <Icon path={X} />
        </button>
      </div>
      <div className="shortcuts-groups">
        {shortcutGroups(i18n, singleKeys).map(({ name, shortcuts }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <dl>
              {shortcuts.map(({ label, keys }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((combination) => (
                      <span key={combination.join()}>
                        {combination.map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="shortcuts-foot">
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={(event) => choose(layout, { singleKeys: event.target.checked })}
        />
        {i18n._('shortcuts.singleKeys')}
      </label>
    </dialog>
  );
}
