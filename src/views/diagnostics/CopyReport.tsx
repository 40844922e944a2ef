import Check from 'virtual:icon/check';
import Copy from 'virtual:icon/copy';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../element/useCopy';
import { Icon } from '../firstPaint/icons/Icon';

/** Button that copies the report. If the browser blocks copying, a field shows the selected report. */
export function CopyReport({ report }: { report: () => string }) {
  const { copied, copy } = useCopy();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const blocked = copied === false;
  useEffect(() => {
    if (blocked) field.current?.select();
  }, [blocked]);

  function copyReport() {
    const current = report();
    setText(current);
    void copy(current);
  }
  return (
    <div className="diagnostics-foot">
      {blocked ? <textarea ref={field} readOnly rows={6} value={text} aria-label="Report" /> : null}
      <p role="status">
        {copied ? 'Copied.' : null}
        {blocked ? 'Copying is blocked here. Press Ctrl+C.' : null}
      </p>
      <button type="button" className="diagnostics-copy" onClick={copyReport}>
        <Icon path={copied ? Check : Copy} />
        Copy report
      </button>
    </div>
  );
}
