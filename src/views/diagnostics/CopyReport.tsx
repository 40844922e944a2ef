import Check from 'virtual:icon/check';
import Copy from 'virtual:icon/copy';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../store/browser/copyText';
import { Icon } from '../frame/Icon';
import { useTexts } from '../kit/context';

/** How long the button says that it has copied, in ms. */
const SAID = 4000;

/** Copies the report; where the browser forbids that, it lies there selected to be copied by hand. */
export function CopyReport({ report }: { report: () => string }) {
  const i18n = useTexts();
  const [said, setSaid] = useState<'copied' | 'blocked'>();
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (said === 'blocked') area.current?.select();
    if (said !== 'copied') return;
    const timer = setTimeout(() => setSaid(undefined), SAID);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    const written = report();
    setText(written);
    setSaid((await copyText(written)) ? 'copied' : 'blocked');
  }
  const blocked = said === 'blocked';
  return (
    <div className="diagnostics-foot">
      {blocked ? (
        <textarea
          ref={area}
          readOnly
          rows={6}
          value={text}
          aria-label={i18n._('diagnostics.report')}
        />
      ) : null}
      <p role="status">
        {said ? i18n._(blocked ? 'diagnostics.notCopied' : 'diagnostics.copied') : ''}
      </p>
      <button type="button" className="diagnostics-copy" onClick={() => void copy()}>
        <Icon path={said === 'copied' ? Check : Copy} />
        {i18n._('diagnostics.copy')}
      </button>
    </div>
  );
}
