import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { safeLink } from '../../store/browser/page';
import { resetLink } from '../../store/session/resetLink';
import { useOption, useSession, useStores, useTexts } from '../element/elementContext';
import { useAutofocus } from '../element/useAutofocus';
import { LoadingFailed } from '../errors/LoadingFailed';
import { SignInForm } from '../firstPaint/SignInForm';
import { useHydrated } from '../hydration/useHydrated';
import { lazyOrFallback } from '../lazy/lazyOrFallback';
import { failureText } from './failureText';
import { noticeText } from './noticeText';
import { useCapsLock } from './useCapsLock';
import { useDescribedFields } from './useDescribedFields';
import { useHeadingFocus } from './useHeadingFocus';
import { useNotice } from './useNotice';

const SecondStep = lazyOrFallback(() => import('./SecondStep'), LoadingFailed);
// Optional: the form works without this chunk.
const SubmitStatus = lazyOrFallback(() => import('./SubmitStatus'));

interface Props {
  /** Heading of the form, if it is not that of a sign-in. */
  title?: string;
  /** Initial user id, for example after a reset. */
  userId?: string;
  /** Text shown in place of the notice, for example after a reset. */
  hint?: ReactNode;
  /** Whether the user has signed in and the next page loads. */
  leaving?: boolean;
  /** Whether the user came here from another form. */
  moved?: boolean;
  /** Address of the built-in reset steps, if they are a route. */
  resetHref?: string;
  /** Called for "Forgot password?" with the user id that was typed. */
  onReset?(event: MouseEvent, userId: string): void;
}

/** Sign-in form, or the second step of a sign-in in its place. */
export function SignIn(props: Props) {
  const challenge = useSession((state) => state.challenge);
  /** User id of a second step that was open; undefined before the first one. */
  const lastUserId = useRef<string>(undefined);
  /** Whether this form, of several that share a session, has sent the sign-in. */
  const sent = useRef(false);
  const ended = useSession((state) => !state.challenge && state.signInStatus !== 'pending');
  useEffect(() => {
    if (ended) sent.current = false;
  }, [ended]);
  if (!challenge) {
    return (
      <FirstStep
        {...props}
        userId={lastUserId.current ?? props.userId}
        moved={props.moved || sent.current}
        returnedElsewhere={lastUserId.current !== undefined && !sent.current}
        onSend={() => {
          sent.current = true;
        }}
      />
    );
  }
  lastUserId.current = challenge.userId;
  return (
    <Suspense fallback={<div className="pane" />}>
      <SecondStep key={challenge.id} challenge={challenge} focused={sent.current} />
    </Suspense>
  );
}

interface FirstStepProps extends Props {
  /** Whether the user has come back from the second step in another element of the session. */
  returnedElsewhere: boolean;
  /** Called before the sign-in is sent. */
  onSend(): void;
}

/**
 * Form with user id and password. It is read at submit, because some password managers write without
 * an input event.
 */
function FirstStep(props: FirstStepProps) {
  const { title, userId, hint, leaving, resetHref, onReset } = props;
  const i18n = useTexts();
  const stores = useStores();
  const pending = useSession((state) => state.signInStatus === 'pending') || Boolean(leaving);
  const error = useSession((state) => state.error);
  const email = useOption('auth') === 'email';
  const resetUrl = useOption('resetUrl');
  const registerHref = safeLink(useOption('registerUrl'));
  const hydrated = useHydrated();
  const [used, setUsed] = useState(false);
  const [shown, setShown] = useState(false);
  const [missing, setMissing] = useState({ userId: false, password: false });
  const pane = useAutofocus(!props.returnedElsewhere);
  const capsLock = useCapsLock(pane);
  // An error that was shown before this form was opened again.
  const [earlierError] = useState(error);
  useDescribedFields(pane);
  useHeadingFocus(pane, props.moved);
  useEffect(() => {
    if (!leaving) return;
    // The page has stayed, and the user has logged out in another tab.
    return () => {
      const password = pane.current?.querySelector<HTMLInputElement>('[name="AuthValue"]');
      if (password) password.value = '';
    };
  }, [leaving, pane]);
  const notice = useNotice(pane);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (leaving) return;
    const credentials = readCredentials(event.currentTarget);
    const { userId: name, password } = credentials;
    setMissing({ userId: !name, password: !password });
    if (!name || !password) {
      const empty = name ? 'AuthValue' : 'UserId';
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${empty}"]`)?.focus();
      return;
    }
    props.onSend();
    void stores.session.signIn(stores.provider, credentials, stores.sessionHost);
  }

  const noticeLine = notice && (
    <span className={notice.message === undefined ? 'info' : undefined}>
      {noticeText(i18n, notice)}
    </span>
  );
  const untried = hydrated && !pending && error === earlierError;
  return (
    <div ref={pane} className="pane">
      <SignInForm
        i18n={i18n}
        title={title}
        type={email ? 'email' : 'text'}
        alert={untried ? (hint ?? noticeLine) : error && failureText(i18n, error)}
        userId={userId ?? notice?.userId}
        pending={pending}
        status={
          used || pending ? (
            <Suspense fallback={null}>
              <SubmitStatus pending={pending} />
            </Suspense>
          ) : null
        }
        shown={shown}
        problems={{
          userId: missing.userId ? i18n._(email ? 'valid.email' : 'valid.userId') : undefined,
          password: missing.password ? i18n._('valid.password') : undefined,
        }}
        resetHref={resetLink(resetUrl, resetHref)}
        registerLink={
          // The first paint omits it, and so must the first render.
          hydrated && registerHref ? <a href={registerHref}>{i18n._('signIn.register')}</a> : null
        }
        onSubmit={submit}
        onInput={() => {
          setUsed(true);
          stores.preloadClient();
        }}
        onToggle={() => setShown(!shown)}
        onReset={(event) => {
          if (safeLink(resetUrl)) return;
          const form = pane.current?.querySelector('form');
          if (form) onReset?.(event, readCredentials(form).userId);
        }}
      />
      {capsLock}
    </div>
  );
}

/** Returns the typed user id and password. */
function readCredentials(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    userId: String(data.get('UserId') ?? '').trim(),
    password: String(data.get('AuthValue') ?? ''),
  };
}
