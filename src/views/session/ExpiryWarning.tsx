import Clock from 'virtual:icon/clock';
import X from 'virtual:icon/x';
import { useState } from 'react';
import english from '../../locales/en/session.json';
import { addEnglish } from '../../locales/english';
import { useOption, useStores, useTexts } from '../element/elementContext';
import { useRegionKnown } from '../element/useRegionKnown';
import { useStyles } from '../element/useStyles';
import { Icon } from '../firstPaint/icons/Icon';
import css from './expiry.css?inline';
import { useMinutesLeft } from './useMinutesLeft';

addEnglish(english);

/** Warning shortly before the token expires, with a sign-in over the page if that is possible. */
export default function ExpiryWarning() {
  const { session, sessionHost } = useStores();
  const i18n = useTexts();
  useStyles(css);
  const minutes = useMinutesLeft();
  const inPlace = useOption('sessionExpired') === 'dialog';
  const [dismissed, setDismissed] = useState(false);
  const known = useRegionKnown(true);
  if (dismissed) return null;
  return (
    <div className="session-note">
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
        onClick={() => setDismissed(true)}
      >
        <Icon path={X} />
      </button>
    </div>
  );
}
