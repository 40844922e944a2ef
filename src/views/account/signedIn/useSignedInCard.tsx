import { type ReactNode, Suspense, useMemo } from 'react';
import { useElementContext } from '../../element/elementContext';
import { focusedIn } from '../../element/focus';
import { LoadingFailed } from '../../errors/LoadingFailed';
import { lazyOrFallback } from '../../lazy/lazyOrFallback';

const SignedInCard = lazyOrFallback(() => import('./SignedInCard'), LoadingFailed);

/** Returns the card of the signed-in user once it is shown in place of a form. It takes over the focus of the form. */
export function useSignedInCard(isShown: boolean): ReactNode {
  const { host } = useElementContext();
  // Read once, while the form is still there.
  const takesFocus = useMemo(() => isShown && Boolean(focusedIn(host)), [isShown, host]);
  if (!isShown) return undefined;
  return (
    <Suspense fallback={null}>
      <SignedInCard takesFocus={takesFocus} />
    </Suspense>
  );
}
