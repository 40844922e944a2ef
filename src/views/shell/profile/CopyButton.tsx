import Check from 'virtual:icon/check';
import Copy from 'virtual:icon/copy';
import { useTexts } from '../../element/elementContext';
import { useCopy } from '../../element/useCopy';
import { Icon } from '../../firstPaint/icons/Icon';

/** A button that copies a text and announces the result politely. */
export function CopyButton({ text }: { text: string }) {
  const i18n = useTexts();
  const { copied, copy } = useCopy();
  return (
    <>
      <button type="button" className="profile-copy" onClick={() => void copy(text)}>
        <Icon path={copied ? Check : Copy} />
        {i18n._('profile.copy')}
      </button>
      <span role="status" className="muted">
        {copied === undefined ? '' : i18n._(copied ? 'profile.copied' : 'profile.notCopied')}
      </span>
    </>
  );
}
