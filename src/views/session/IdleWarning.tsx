import Clock from 'virtual:icon/clock';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import english from '../../locales/en/idle.json';
import { addEnglish } from '../../locales/english';
import { endIdleSession, storeIdleNotice } from '../../store/session/watch/endIdleSession';
import { readIdleTimeout } from '../../store/session/watch/readIdleTimeout';
import { watchIdle } from '../../store/session/watch/watchIdle';
import { useElementContext, useOption, useStorageKind, useTexts } from '../element/elementContext';
import { useKeptFocus } from '../element/useKeptFocus';
import { useStyles } from '../element/useStyles';
import { Icon } from '../firstPaint/icons/Icon';
import css from './expiry.css?inline';

addEnglish(english);

/** Seconds left at which the countdown is announced to screen readers. */
const ANNOUNCED_AT = [60, 30, 10];

/** Warns an idle user (`idle-timeout`) with a countdown, at whose end the session ends. */
export default function IdleWarning() {
  const i18n = useTexts();
  const { host, stores } = useElementContext();
  const timeout = readIdleTimeout(useOption('idleTimeout'));
  const kind = useStorageKind();
  const [seconds, setSeconds] = useState<number>();
  const [announced, setAnnounced] = useState<number>();
  useStyles(css);
  // The button disappears when it is pressed.
  useKeptFocus(seconds === undefined, { onMount: false });

  useEffect(
    () => storeIdleNotice(stores.session, stores.prefix, () => i18n._('idle.ended')),
    [stores, i18n],
  );

  useEffect(() => {
    if (!timeout) return;
    const { userSource, userSince } = stores.session.getState();
    return watchIdle({
      timeout,
      prefix: stores.prefix,
      kind,
      signedInAt: userSource === 'storage' ? undefined : userSince,
      onCountdown(left) {
        const shown = left && Math.ceil(left / 1000);
        setSeconds(shown);
        setAnnounced(
          (before) => shown && (ANNOUNCED_AT.findLast((at) => shown <= at) ?? before ?? shown),
        );
      },
      onIdle: () => endIdleSession(stores),
    });
  }, [timeout, kind, stores]);

  if (!timeout || seconds === undefined) return null;
  const alert = (
    <p className="visually-hidden" role="alert">
      {i18n._('idle.warning', { seconds: announced ?? seconds })}
    </p>
  );
  // Screen readers announce nothing outside a modal dialog.
  const modal = host.shadowRoot?.querySelector('dialog:modal');
  return (
    <div className="session-note">
      <Icon path={Clock} />
      <p aria-hidden="true">{i18n._('idle.warning', { seconds })}</p>
      {modal ? createPortal(alert, modal) : alert}
      {/* Any key or click counts as activity, so the button needs no handler. */}
      <button type="button" className="note-action">
        {i18n._('idle.stay')}
      </button>
    </div>
  );
}
