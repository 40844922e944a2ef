import './english';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Alerts } from '../../store/session/connectionStatus';
import { LoadingFailed } from '../account/LoadingFailed';
import { SignIn } from '../account/SignIn';
import { useOption, useSession, useStores, useTexts } from '../element/elementContext';
import { useStyles } from '../element/useStyles';
import { InPage } from '../hydration/LightDomRoot';
import { lazyPart } from '../lazy/lazyPart';
import css from './dialog.css?inline';

const Reset = lazyPart(() => import('../account/reset/Reset'), LoadingFailed);
const HostedSignIn = lazyPart(() => import('../account/HostedSignIn'), LoadingFailed);

/**
 * Sign-in over the page as it stands (`session-expired="dialog"`). The native modal dialog makes all
 * else inert; the form lies in the light DOM, where password managers find it.
 */
export default function SignInDialog({ alerts }: { alerts: Alerts }) {
  const i18n = useTexts();
  useStyles(css);
  const { session, signOut } = useStores();
  const ended = useStore(alerts, (state) => state.signIn) === 'ended';
  const pending = useSession((state) => state.attempt === 'pending');
  const dialog = useRef<HTMLDialogElement>(null);
  const [userId] = useState(session.getState().userId);
  const [step, setStep] = useState<'signIn' | 'reset'>('signIn');
  const [changed, setChanged] = useState<string>();

  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    // Closed rather than removed, it gives the focus back.
    return () => node?.close();
  }, []);

  function cancel() {
    if (ended) void signOut();
    else alerts.setState({ signIn: undefined });
  }

  const why = ended ? i18n._('session.endedHere') : i18n._('session.ending');
  const hint = changed === undefined ? why : i18n._('reset.done');
  const hosted = useOption('auth') === 'oidc';
  const form = () => {
    if (hosted) return <HostedSignIn />;
    if (step === 'reset') {
      return (
        <Reset
          userId={changed ?? userId}
          onSignIn={(id, done) => {
            if (done) setChanged(id);
            setStep('signIn');
          }}
        />
      );
    }
    return (
      <SignIn
        userId={changed ?? userId}
        hint={hint}
        onReset={(event) => {
          event.preventDefault();
          setStep('reset');
        }}
      />
    );
  };
  return (
    <dialog
      ref={dialog}
      className="card sign-in-dialog"
      aria-label={i18n._('signIn.title')}
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
      onClose={({ currentTarget }) => {
        // A second Escape closes even where somebody's unsaved work holds the logout back.
        if (currentTarget.isConnected) currentTarget.showModal();
      }}
    >
      <InPage slot="sign-in">
        <Suspense fallback={<div className="pane" />}>
          <Focused key={step}>{form()}</Focused>
        </Suspense>
      </InPage>
      <button type="button" className="secondary" disabled={pending} onClick={cancel}>
        {i18n._(ended ? 'session.leave' : 'session.cancel')}
      </button>
    </dialog>
  );
}

/** Gives the first empty field the focus, which a modal dialog must take in any case. */
function Focused({ children }: { children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = [...(node.current?.querySelectorAll('input') ?? [])];
    const field = fields.find(({ value }) => value === '') ?? fields[0];
    field?.focus({ preventScroll: true });
  }, []);
  return <div ref={node}>{children}</div>;
}
