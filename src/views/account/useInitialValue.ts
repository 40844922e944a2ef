import { useCallback, useState } from 'react';

/**
 * Returns a ref that sets the value of an input when it is mounted. For secrets: style sheets of the host page can
 * read the attribute that `defaultValue` writes.
 */
export function useInitialValue(value = '') {
  const [initial] = useState(value);
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.value = initial;
    },
    [initial],
  );
}
