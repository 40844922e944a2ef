import { type RefObject, useLayoutEffect } from 'react';

/**
 * Ties what is wrong with a field to its input, for screen readers. Done afterwards: the fields travel
 * with the first paint, which has no bytes left for ids.
 */
export function useDescribedFields(pane: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const input of pane.current?.querySelectorAll('.field input') ?? []) {
      const problem = input.closest('.field')?.querySelector('.problem');
      if (problem) {
        problem.id ||= `backoffice-${Math.random().toString(36).slice(2)}`;
        input.setAttribute('aria-describedby', problem.id);
      } else input.removeAttribute('aria-describedby');
    }
  });
}
