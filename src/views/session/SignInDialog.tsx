import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import english from '../../locales/en/session.json';
import { addEnglish } from '../../locales/english';
import { claimPrompt, setPromptShown } from '../../store/session/promptHost';
import { SignIn } from '../account/SignIn';
import { Waiting } from '../account/Waiting';
import { focusFirstField } from '../element/autofocus';
import { useElementContext, useOption, useSession, useTexts } from '../element/elementContext';
import { focusContent, isFocusLost } from '../element/focus';
import { PageSlot } from '../element/PageSlot';
import { useStyles } from '../element/useStyles';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { LoadingFailed } from '../errors/LoadingFailed';
import type { Alert } from '../firstPaint/SignInForm';
import { LightDomRoot } from '../hydration/LightDomRoot';
import { useModal } from '../kit/modal/useModal';
import { watchUsable } from '../kit/modal/watchUsable';
import { isUsable } from '../kit/visibility';
import { lazyOrFallback } from '../lazy/lazyOrFallback';
import css from './dialog.css?inline';
import { useMinutesLeft } from './useMinutesLeft';

addEnglish(english);

const Reset = lazyOrFallback(() => import('../account/reset/Reset'), LoadingFailed);
const HostedSignIn = lazyOrFallback(() => import('../account/HostedSignIn'), LoadingFailed);

/**
 * Sign-in dialog over the intact page (`session-expired="dialog"`). Of several shells of a session, one
 * shows it.
 */
export default function SignInDialog() {
  const { host, stores } = useElementContext();
  const { session, sessionHost } = stores;
  const isMine = useSession((state) => state.prompt?.host === sessionHost);
  const isHidden = useSession(
    ({ prompt }) => prompt?.reason === 'ended' && prompt.isShown === false,
  );
  useEffect(() => {
    if (isMine || !isHidden) return;
    const claim = () => {
      if (sessionHost.canPromptSignIn() && isUsable(host)) claimPrompt(session, sessionHost);
    };
    claim();
    return watchUsable(host, claim);
  }, [isMine, isHidden, host, session, sessionHost]);
  return isMine ? <Dialog /> : null;
}

/**
 * The native modal dialog makes the rest inert; the form is in the light DOM, where password managers
 * find it.
 */
function Dialog() {
  const i18n = useTexts();
  useStyles(css);
  const { host, stores } = useElementContext();
  const { session, sessionHost, signOut } = stores;
  const ended = useSession((state) => state.prompt?.reason === 'ended');
  const pending = useSession((state) => state.signInStatus === 'pending');
  const dialog = useRef<HTMLDialogElement>(null);
  const [userId] = useState(session.getState().userId);
  const [step, setStep] = useState<Step>('signIn');
  const [userIdAfterReset, setUserIdAfterReset] = useState<string>();

  useModal(dialog, {
    open: true,
    onCancel: cancel,
    // Before the session ends, the sign-in is optional.
    onHidden: ended ? undefined : cancel,
    onShow() {
      const form = host.querySelector('[slot="sign-in"]');
      if (form) focusFirstField(form);
      setPromptShown(session, sessionHost, true);
      return () => setPromptShown(session, sessionHost, false);
    },
  });
  useEffect(() => {
    if (ended) return;
    // The button in the warning may no longer be there when the dialog returns the focus to it.
    return () => {
      if (isFocusLost()) focusContent(host);
    };
  }, [ended, host]);
  useLayoutEffect(() => {
    if (!dialog.current?.open) setPromptShown(session, sessionHost, false);
  }, [session, sessionHost]);

  function cancel() {
    if (ended) void signOut();
    else session.dismissPrompt(sessionHost);
  }

  const title = i18n._(ended ? 'session.endedTitle' : 'session.signInAgain');
  const minutes = useMinutesLeft();
  const isOver = ended || minutes === undefined;
  const reason = i18n._(isOver ? 'session.endedHere' : 'session.ending', { minutes });
  const hint: Alert =
    userIdAfterReset === undefined
      ? { text: reason, tone: 'info' }
      : { text: i18n._('reset.done'), tone: 'done' };
  return (
    <dialog ref={dialog} className="card sign-in-dialog" aria-label={title}>
      <LightDomRoot slot="sign-in">
        <Suspense fallback={step === 'reset' ? <Waiting /> : <div className="pane" />}>
          <ErrorBoundary key={step} fallback={<LoadingFailed />}>
            <Focused>
              <PromptForm
                step={step}
                onStep={setStep}
                title={title}
                userId={userIdAfterReset ?? userId}
                hint={hint}
                onChanged={setUserIdAfterReset}
              />
            </Focused>
          </ErrorBoundary>
        </Suspense>
      </LightDomRoot>
      <PageSlot name="help" />
      <button type="button" className="secondary" disabled={pending} onClick={cancel}>
        {i18n._(ended ? 'session.other' : 'session.cancel')}
      </button>
    </dialog>
  );
}

type Step = 'signIn' | 'reset';

interface PromptFormProps {
  step: Step;
  onStep(step: Step): void;
  title: string;
  userId: string | undefined;
  hint: Alert;
  /** Called with the user id after the user has set a new password. */
  onChanged(userId: string | undefined): void;
}

/** The form of the dialog: the sign-in, or the reset of a forgotten password. */
function PromptForm({ step, onStep, title, userId, hint, onChanged }: PromptFormProps) {
  const hasChallenge = useSession((state) => Boolean(state.challenge));
  const hosted = useOption('auth') === 'oidc' && !hasChallenge;
  if (hosted) return <HostedSignIn title={title} />;
  if (step === 'reset') {
    return (
      <Reset
        userId={userId}
        onSignIn={(id, done) => {
          if (done) onChanged(id);
          onStep('signIn');
        }}
      />
    );
  }
  return (
    <SignIn
      title={title}
      userId={userId}
      hint={hint}
      onReset={(event) => {
        event.preventDefault();
        onStep('reset');
      }}
    />
  );
}

/** Focuses the first empty field, regardless of `no-autofocus`: the modal dialog has the focus anyway. */
function Focused({ children }: { children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (node.current) focusFirstField(node.current);
  }, []);
  return <div ref={node}>{children}</div>;
}
