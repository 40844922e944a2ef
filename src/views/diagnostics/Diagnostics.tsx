import CircleCheck from 'virtual:icon/circle-check';
import TriangleAlert from 'virtual:icon/triangle-alert';
import X from 'virtual:icon/x';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { shared } from '../../store/browser/registry';
import { useElementContext } from '../element/elementContext';
import { useTheme } from '../element/useTheme';
import { Icon } from '../firstPaint/icons/Icon';
import { useModal } from '../kit/modal/useModal';
import { adoptStyles } from '../styles/adoptStyles';
import { CopyReport } from './CopyReport';
import styles from './diagnostics.css?inline';
import { reportText } from './reportText';
import type { Row, Section } from './sections';
import sectionStyles from './sections.css?inline';
import { useSections } from './useSections';

/** Props of the diagnostics dialog. */
export interface DiagnosticsProps {
  onClose(): void;
}

/**
 * Modal dialog for integrators: checks of the page, the last requests and the state of the element.
 * The report can be copied and contains no secrets. A developer's tool, in English only.
 */
export default function Diagnostics({ onClose }: DiagnosticsProps) {
  const { host } = useElementContext();
  const sections = useSections();
  const theme = useTheme();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useLayoutEffect(() => {
    if (host.shadowRoot) adoptStyles(host.shadowRoot, [sectionStyles, styles]);
  }, [host]);

  const [shown, setShown] = useState(false);
  useModal(dialog, {
    open: true,
    onCancel: onClose,
    // The flag in the address opens the dialog once the element is visible.
    onHidden: shown ? onClose : undefined,
    onShow() {
      const node = dialog.current;
      // The flag reaches every element on the page. Only one opens the dialog.
      const open = shared('diagnostics', () => new Set<HTMLDialogElement | null>());
      if (open.size > 0) return onClose();
      open.add(node);
      setShown(true);
      return () => void open.delete(node);
    },
  });

  return (
    <div className="root diagnostics-place" data-theme={theme} lang="en" dir="ltr">
      <dialog ref={dialog} className="diagnostics" aria-labelledby={title}>
        <div className="diagnostics-head">
          <h2 id={title}>Diagnostics</h2>
          <button type="button" aria-label="Close diagnostics" onClick={onClose}>
            <Icon path={X} />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must take the focus, so that keys can scroll it */}
        <div className="diagnostics-body" tabIndex={0}>
          {sections.map((section) => (
            <ReportSection key={section.title} {...section} />
          ))}
        </div>
        <CopyReport report={() => reportText(sections)} />
      </dialog>
    </div>
  );
}

function ReportSection({ title, rows }: Section) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {rows.length > 0 ? (
        <dl>
          {rows.map((row, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order and have no state, so the position identifies them
            <ReportRow key={position} {...row} />
          ))}
        </dl>
      ) : (
        <p className="diagnostics-empty">None yet</p>
      )}
    </section>
  );
}

function ReportRow({ label, lines, problem }: Row) {
  return (
    <div data-problem={problem}>
      <dt>{label}</dt>
      <dd>
        {problem === undefined ? null : (
          <span className="diagnostics-mark" role="img" aria-label={problem ? 'Problem' : 'OK'}>
            <Icon path={problem ? TriangleAlert : CircleCheck} />
          </span>
        )}
        <ul>
          {lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
            <li key={position}>{line}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
