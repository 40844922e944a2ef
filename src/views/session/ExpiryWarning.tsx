import './english';
import X from 'virtual:icon/x';
import { useEffect, useState } from 'react';
import type { Alerts } from '../../store/session/connectionStatus';
import { useOption, useTexts } from '../element/elementContext';
import { useStyles } from '../element/useStyles';
import { Icon } from '../firstPaint/Icon';
import css from './expiry.css?inline';

/** Two minutes before a token ends: says so, once, and offers to sign in again where that is possible in place. */
export default function ExpiryWarning({ alerts }: { alerts: Alerts }) {
  const i18n = useTexts();
  useStyles(css);
  const inPlace = useOption('sessionExpired') === 'dialog';
  const [dismissed, setDismissed] = useState(false);
  // What a live region holds from the start is not read out.
  const [said, setSaid] = useState(false);
  useEffect(() => setSaid(true), []);
  if (dismissed) return null;
  return (
    <div className="session-note">
      <p aria-live="polite">{said ? i18n._('session.ending') : null}</p>
      {inPlace ? (
        <button type="button" className="note-action" onClick={() => void alerts.ask('ending')}>
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
