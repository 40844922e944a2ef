import Check from 'virtual:icon/check';
import Copy from 'virtual:icon/copy';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../element/elementContext';
import { Icon } from '../firstPaint/Icon';
import { useCopy } from '../kit/useCopy';

/** Copies the report; where the browser forbids that, it lies there selected to be copied by hand. */
export function CopyReport({ report }: { report: () => string }) {
  const i18n = useTexts();
  const { copied, copy } = useCopy();
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (copied === false) area.current?.select();
  }, [copied]);

  function copyReport() {
    const written = report();
    setText(written);
    void copy(written);
  }
  const blocked = copied === false;
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
        {copied === undefined
          ? ''
          : i18n._(copied ? 'diagnostics.copied' : 'diagnostics.notCopied')}
      </p>
      <button type="button" className="diagnostics-copy" onClick={copyReport}>
        <Icon path={copied ? Check : Copy} />
        {i18n._('diagnostics.copy')}
      </button>
    </div>
  );
}
