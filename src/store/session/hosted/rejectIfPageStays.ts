/** Time in ms after which the user may start the sign-in again: the provider has not answered, or its page was stopped. */
const LEAVE_TIMEOUT_MS = 10_000;

/**
 * Rejects as aborted if the page does not unload: the user has stopped the navigation, or the browser restores the page
 * from the back/forward cache.
 * @param onRestored called in the second case, since the sign-in is over
 */
export function rejectIfPageStays(onRestored: () => void): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => {
      removeEventListener('pageshow', onPageShow);
      reject(Object.assign(new Error(), { reason: 'aborted' }));
    };
    setTimeout(abort, LEAVE_TIMEOUT_MS);
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // The page that starts the sign-in may still be loading.
      if (!persisted) return;
      onRestored();
      abort();
    };
    addEventListener('pageshow', onPageShow);
  });
}
