import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { safeLink } from '../../store/browser/page';
import type { Notice } from '../../store/session/notice';
import { resetLink } from '../../store/session/resetLink';
import { useOption, useSession, useStores, useTexts } from '../element/elementContext';
import { useAutofocus } from '../element/useAutofocus';
import { type Alert, SignInForm } from '../firstPaint/SignInForm';
import { useHydrated } from '../hydration/useHydrated';
import { lazyOrFallback } from '../lazy/lazyOrFallback';
import { failureText } from './failureText';
import { noticeAlert } from './noticeAlert';
import { useCapsLock } from './useCapsLock';
import { useDescribedFields } from './useDescribedFields';
import { useHeadingFocus } from './useHeadingFocus';
import { useNotice } from './useNotice';

// Optional: the form works without this chunk.
const SubmitStatus = lazyOrFallback(() => import('./SubmitStatus'));

/** Props of the sign-in in both steps. */
export interface SignInProps {
  /** Heading of the form, if it is not that of a sign-in. */
  title?: string;
  /** Initial user id, for example after a reset. */
  userId?: string;
  /** Text shown in place of the notice, for example after a reset. */
  hint?: Alert | undefined;
  /** Whether the user has signed in and the next page loads. */
  leaving?: boolean;
  /** Whether the user came here from another form. */
  moved?: boolean;
  /** Address of the built-in reset steps, if they are a route. */
  resetHref?: string;
  /** Called for "Forgot password?" with the user id that was typed. */
  onReset?(event: MouseEvent, userId: string): void;
}

interface Props extends SignInProps {
  /** Whether the user has come back from the second step in another element of the session. */
  returnedElsewhere: boolean;
  /** Called before the sign-in is sent. */
  onSend(): void;
}

/**
 * Form with user id and password. It is read at submit, because some password managers write without
 * an input event.
 */
export function FirstStep(props: Props) {
  const { title, userId, hint, leaving, resetHref, onReset } = props;
  const i18n = useTexts();
  const stores = useStores();
  const pending = useSession((state) => state.signInStatus === 'pending') || Boolean(leaving);
  const email = useOption('auth') === 'email';
  const resetUrl = useOption('resetUrl');
  const registerHref = safeLink(useOption('registerUrl'));
  const hydrated = useHydrated();
  const [used, setUsed] = useState(false);
  const [shown, setShown] = useState(false);
  const [missing, setMissing] = useState({ userId: false, password: false });
  const pane = useAutofocus(!props.returnedElsewhere);
  const capsLock = useCapsLock(pane);
  useDescribedFields(pane);
  useHeadingFocus(pane, props.moved);
  useClearedPassword(pane, leaving);
  const notice = useNotice(pane);
  const alert = useAlert(pending, notice, hint);

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

  return (
    <div ref={pane} className="pane">
      <SignInForm
        i18n={i18n}
        title={title}
        type={email ? 'email' : 'text'}
        alert={alert}
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

/**
 * Returns the message above the form: the error of the last sign-in; before the first one the hint, or the reason for
 * the end of the session.
 */
function useAlert(
  pending: boolean,
  notice: Notice | undefined,
  hint: Alert | undefined,
): Alert | undefined {
  const i18n = useTexts();
  const error = useSession((state) => state.error);
  // An error that was shown before this form was opened again.
  const [earlierError] = useState(error);
  if (pending || error !== earlierError) return error && { text: failureText(i18n, error) };
  return hint ?? (notice && noticeAlert(i18n, notice));
}

/** Clears the password if the page has stayed after a sign-in, and the user has logged out in another tab. */
function useClearedPassword(pane: RefObject<HTMLElement | null>, leaving: boolean | undefined) {
  useEffect(() => {
    if (!leaving) return;
    return () => {
      const password = pane.current?.querySelector<HTMLInputElement>('[name="AuthValue"]');
      if (password) password.value = '';
    };
  }, [leaving, pane]);
}

/** Returns the typed user id and password. */
function readCredentials(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    userId: String(data.get('UserId') ?? '').trim(),
    password: String(data.get('AuthValue') ?? ''),
  };
}
