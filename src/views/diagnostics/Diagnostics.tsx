import CircleCheck from 'virtual:icon/circle-check';
import TriangleAlert from 'virtual:icon/triangle-alert';
import X from 'virtual:icon/x';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import english from '../../locales/en/diagnostics.json';
import { addEnglish } from '../../locales/english';
import { shared } from '../../store/element/registry';
import { LANGUAGES } from '../../store/language/languageChoice';
import { useElementContext, useLanguage, useTexts } from '../element/elementContext';
import { useTheme } from '../element/useTheme';
import { Icon } from '../firstPaint/Icon';
import { useModal } from '../kit/useModal';
import { adoptStyles } from '../styles/adoptStyles';
import { CopyReport } from './CopyReport';
import styles from './diagnostics.css?inline';
import { reportText } from './reportText';
import type { Row, Section } from './sections';
import { useSections } from './useSections';

addEnglish(english);

export interface DiagnosticsProps {
  onClose(): void;
}

/**
 * What an integrator needs to know when something does not work: checks of the page, the last
 * requests, and the state of the element, to be copied without secrets. A modal dialog.
 */
export default function Diagnostics({ onClose }: DiagnosticsProps) {
  const { host } = useElementContext();
  const i18n = useTexts();
  const sections = useSections();
  const theme = useTheme();
  const { locale } = LANGUAGES[useLanguage()];
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useLayoutEffect(() => {
    if (host.shadowRoot) adoptStyles(host.shadowRoot, [styles]);
  }, [host]);

  const [shown, setShown] = useState(false);
  useModal(dialog, {
    open: true,
    onCancel: onClose,
    // The flag in the address may be older than the visible page: the dialog waits for that.
    onHidden: shown ? onClose : undefined,
    onShow() {
      const node = dialog.current;
      // The flag asks every element on the page: one answers.
      const open = shared('diagnostics', () => new Set<HTMLDialogElement | null>());
      if (open.size > 0) return onClose();
      open.add(node);
      setShown(true);
      return () => void open.delete(node);
    },
  });

  return (
    <div className="root diagnostics-place" data-theme={theme} lang={locale}>
      <dialog ref={dialog} className="diagnostics" aria-labelledby={title}>
        <div className="diagnostics-head">
          <h2 id={title}>{i18n._('diagnostics.title')}</h2>
          <button type="button" aria-label={i18n._('diagnostics.close')} onClick={onClose}>
            <Icon path={X} />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling pane must be reachable by keyboard */}
        <div className="diagnostics-body" tabIndex={0}>
          {sections.map((section) => (
            <Part key={section.title} {...section} empty={i18n._('diagnostics.none')} />
          ))}
        </div>
        <CopyReport report={() => reportText(i18n._('diagnostics.title'), sections)} />
      </dialog>
    </div>
  );
}

function Part({ title, rows, empty }: Section & { empty: string }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {rows.length > 0 ? (
        <dl>
          {rows.map((row, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, nor a state
            <Fact key={position} {...row} />
          ))}
        </dl>
      ) : (
        <p className="diagnostics-empty">{empty}</p>
      )}
    </section>
  );
}

function Fact({ label, lines, problem }: Row) {
  const i18n = useTexts();
  return (
    <div data-problem={problem}>
      <dt>{label}</dt>
      <dd>
        {problem === undefined ? null : (
          <span
            className="diagnostics-mark"
            role="img"
            aria-label={i18n._(problem ? 'diagnostics.problem' : 'diagnostics.good')}
          >
            <Icon path={problem ? TriangleAlert : CircleCheck} />
          </span>
        )}
        <ul>
          {lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <li key={position}>{line}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
