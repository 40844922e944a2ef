import { useEffect, useState } from 'react';
import english from '../../locales/en/hostedSignIn.json';
import { addEnglish } from '../../locales/english';
import type { Translate } from '../../locales/i18n';
import type { TextId } from '../../locales/textId';
import { hostOf } from '../../store/browser/page';
import { clearShownNotice, readNotice } from '../../store/session/notice';
import { useOption, useSession, useStores, useTexts } from '../element/elementContext';
import { type Failure, failureText } from './failureText';
import { noticeAlert } from './noticeAlert';

addEnglish(english);

/** Users type their credentials at the provider. */
const NO_CREDENTIALS = { userId: '', password: '' };

/** Sign-in at a hosted provider: one button and the name of the provider. `title` replaces the heading. */
export default function HostedSignIn({ title }: { title?: string }) {
  const i18n = useTexts();
  const stores = useStores();
  const status = useSession((state) => state.signInStatus);
  const error = useSession((state) => state.error);
  const host = hostOf(useOption('oidcAuthority') ?? '');
  const [notice] = useState(() => readNotice(stores.prefix));
  const pending = status === 'pending';
  const problem = error && problemText(i18n, error, host);
  const alert = notice && status === 'idle' ? noticeAlert(i18n, notice) : undefined;

  useEffect(() => clearShownNotice(stores.prefix), [stores]);

  return (
    <div className="pane">
      <form
        className="form"
        method="dialog"
        aria-busy={pending || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (pending) return;
          void stores.session.signIn(stores.provider, NO_CREDENTIALS, stores.sessionHost);
        }}
      >
        <h1>{title ?? i18n._('signIn.title')}</h1>
        <p className="hint" role="status">
          {pending ? i18n._('hosted.waiting') : host && i18n._('hosted.leadsTo', { host })}
        </p>
        <div className="alert" role="alert">
          {problem ? <p>{problem}</p> : null}
          {alert ? <p className={alert.tone}>{alert.text}</p> : null}
        </div>
        <button type="submit" className="primary" aria-disabled={pending || undefined}>
          {i18n._('signIn.submit')}
        </button>
      </form>
    </div>
  );
}

/** Ids of the texts for problems of a hosted sign-in. */
type HostedId = Extract<TextId, `hosted.${string}`>;

/** Returns the error text of a failed sign-in; undefined if the user came back without signing in. */
function problemText(
  i18n: Translate,
  failure: Failure & { problem?: string },
  host: string,
): string | undefined {
  if (failure.reason === 'aborted') return undefined;
  const { problem } = failure;
  return problem ? i18n._(`hosted.${problem}` as HostedId, { host }) : failureText(i18n, failure);
}
