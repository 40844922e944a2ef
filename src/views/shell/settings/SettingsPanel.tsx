import X from 'virtual:icon/x';
import { type Ref, useCallback, useRef, useState } from 'react';
import english from '../../../locales/en/settings.json';
import { addEnglish } from '../../../locales/english';
import { resetChoices, showSettings } from '../../../store/layout/shellLayout';
import { useLayout, useStores, useTexts } from '../../element/elementContext';
import { useStyles } from '../../element/useStyles';
import { Icon } from '../../firstPaint/icons/Icon';
import { useBackdropClick } from '../../kit/modal/useBackdropClick';
import { useModal } from '../../kit/modal/useModal';
import miniature from './miniature.css?inline';
import { SettingGroup } from './SettingGroup';
import styles from './settings.css?inline';
import { GROUPS } from './settingTexts';
import { useTopLayer } from './useTopLayer';

addEnglish(english);

/**
 * The settings panel: slides in from the end side of the shell and stays beside the page, so that each
 * change is visible immediately. On a phone it is a modal dialog.
 */
export default function SettingsPanel({ open }: { open: boolean }) {
  const i18n = useTexts();
  const title = i18n._('shell.settings');
  const { layout } = useStores();
  const narrow = useLayout((state) => state.narrow);
  const panel = useRef<HTMLElement>(null);
  const [restored, setRestored] = useState(false);
  useStyles(styles);
  useStyles(miniature);
  const close = useCallback(() => showSettings(layout, false), [layout]);
  const backdrop = useBackdropClick(close);

  useTopLayer(panel, open && !narrow, close);
  useModal(panel, {
    open: open && narrow,
    onCancel: close,
    onHidden: close,
    onShow: () => void panel.current?.querySelector('button')?.focus(),
  });

  if (!open && restored) setRestored(false);

  const content = (
    <>
      <div className="settings-head">
        <h2>{title}</h2>
        <button
          type="button"
          className="tool"
          aria-label={i18n._('settings.close')}
          onClick={close}
        >
          <Icon path={X} />
        </button>
      </div>
      <div className="settings-groups">
        {GROUPS.map((group) => (
          <SettingGroup key={group.name} {...group} onChoose={() => setRestored(false)} />
        ))}
      </div>
      <div className="settings-foot">
        <button
          type="button"
          className="secondary"
          onClick={() => {
            resetChoices(layout);
            setRestored(true);
          }}
        >
          {i18n._('settings.reset')}
        </button>
        <p role="status">{restored ? i18n._('settings.done') : ''}</p>
      </div>
    </>
  );
  const sharedProps = { className: 'settings', 'aria-label': title, inert: !open };
  return narrow ? (
    <dialog {...sharedProps} part="settings" ref={panel as Ref<HTMLDialogElement>} {...backdrop}>
      {content}
    </dialog>
  ) : (
    <section {...sharedProps} part="settings" ref={panel} popover="manual">
      {content}
    </section>
  );
}
