import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `aria-describedby` of each input to its rule and its error, and of the first one also to the text of the step,
 * which has no live region. Runs after rendering, because ids in the first paint would exceed its size budget.
 */
export function useDescribedFields(pane: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let text = pane.current?.querySelector('.hint');
    for (const input of pane.current?.querySelectorAll<HTMLInputElement>('.field input') ?? []) {
      const rule = pane.current?.querySelector(`.rule[data-for="${input.name}"]`);
      const problem = input.closest('.field')?.querySelector('.problem');
      const ids = [text, rule, problem].flatMap((node) => (node ? idOf(node) : []));
      text = null;
      if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '));
      else input.removeAttribute('aria-describedby');
    }
  });
}

function idOf(text: Element): string {
  text.id ||= `backoffice-${Math.random().toString(36).slice(2)}`;
  return text.id;
}
