import Check from 'virtual:icon/check';
import Copy from 'virtual:icon/copy';
import { useEffect, useState } from 'react';
import { copyText } from '../../../store/browser/copyText';
import { Icon } from '../../frame/Icon';
import { useTexts } from '../../kit/context';

/** How long the button says that it has copied, in ms. */
const SAID = 4000;

/** Copies a text and says so politely. */
export function CopyButton({ text }: { text: string }) {
  const i18n = useTexts();
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <button
        type="button"
        className="profile-copy"
        onClick={async () => setCopied(await copyText(text))}
      >
        <Icon path={copied ? Check : Copy} />
        {i18n._('profile.copy')}
      </button>
      <span role="status" className="muted">
        {copied === undefined ? '' : i18n._(copied ? 'profile.copied' : 'profile.notCopied')}
      </span>
    </>
  );
}
