import { Suspense, useEffect, useRef } from 'react';
import { useSession } from '../element/elementContext';
import { LoadingFailed } from '../errors/LoadingFailed';
import { lazyOrFallback } from '../lazy/lazyOrFallback';
import { FirstStep, type SignInProps } from './FirstStep';
import { Waiting } from './Waiting';

const SecondStep = lazyOrFallback(() => import('./SecondStep'), LoadingFailed);

/** Sign-in form, or the second step of a sign-in in its place. */
export function SignIn(props: SignInProps) {
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
    <Suspense fallback={<Waiting />}>
      <SecondStep key={challenge.id} challenge={challenge} focused={sent.current} />
    </Suspense>
  );
}
