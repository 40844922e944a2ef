import Clock from 'virtual:icon/clock';
import X from 'virtual:icon/x';
import { type MouseEvent, useState } from 'react';
import english from '../../locales/en/session.json';
import { addEnglish } from '../../locales/english';
import { useElementContext, useOption, useSession, useTexts } from '../element/elementContext';
import { focusContent } from '../element/focus';
import { useRegionKnown } from '../element/useRegionKnown';
import { useStyles } from '../element/useStyles';
import { Icon } from '../firstPaint/icons/Icon';
import css from './expiry.css?inline';
import { useMinutesLeft } from './useMinutesLeft';

addEnglish(english);

/** Warning shortly before the token expires, with a sign-in over the page if that is possible. */
export default function ExpiryWarning() {
  const { host, stores } = useElementContext();
  const { session, sessionHost } = stores;
  const i18n = useTexts();
  useStyles(css);
  const minutes = useMinutesLeft();
  const inPlace = useOption('sessionExpired') === 'dialog';
  // Only once the dialog is shown: it remembers which button had the focus when it opened.
  const hidden = useSession(({ prompt }) => Boolean(prompt?.isShown));
  const [dismissed, setDismissed] = useState(false);
  const known = useRegionKnown(true);

  function dismiss({ currentTarget }: MouseEvent) {
    if (currentTarget.matches(':focus')) focusContent(host);
    setDismissed(true);
  }

  if (dismissed) return null;
  return (
    // Not removed while the dialog is open, which returns the focus to the button when it closes.
    <div className="session-note" hidden={hidden}>
      <Icon path={Clock} />
      <p aria-live="polite">{known ? i18n._('session.ending', { minutes }) : null}</p>
      {inPlace ? (
        <button
          type="button"
          className="note-action"
          onClick={() => session.promptBeforeExpiry(sessionHost)}
        >
          {i18n._('session.signInAgain')}
        </button>
      ) : null}
      <button
        type="button"
        className="tool"
        aria-label={i18n._('session.dismiss')}
        onClick={dismiss}
      >
        <Icon path={X} />
      </button>
    </div>
  );
}
