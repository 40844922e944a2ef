import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Sets `aria-describedby` of each input to its rule and its error, and of the first one also to the text of the step,
 * which has no live region. A message that was there from the start, which live regions do not announce, describes the
 * first empty one, which gets the focus. Runs after rendering, because ids in the first paint would exceed its size
 * budget.
 */
export function useDescribedFields(pane: RefObject<HTMLElement | null>): void {
  /** The message at the first render, and the input that it describes. */
  const first = useRef<{ message: Element | null; input: HTMLInputElement | undefined }>(undefined);
  useLayoutEffect(() => {
    const find = (selector: string) => pane.current?.querySelector(selector) ?? null;
    const inputs = [...(pane.current?.querySelectorAll<HTMLInputElement>('.field input') ?? [])];
    first.current ??= {
      message: find('.alert p'),
      input: inputs.find(({ value }) => value === '') ?? inputs[0],
    };
    const { message, input: entry } = first.current;
    for (const input of inputs) {
      const described = [
        input === entry && message?.isConnected ? message : null,
        input === inputs[0] ? find('.hint') : null,
        find(`.rule[data-for="${input.name}"]`),
        input.closest('.field')?.querySelector('.problem'),
      ];
      const ids = described.flatMap((node) => (node ? idOf(node) : []));
      if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '));
      else input.removeAttribute('aria-describedby');
    }
  });
}

function idOf(text: Element): string {
  text.id ||= `backoffice-${Math.random().toString(36).slice(2)}`;
  return text.id;
}
