import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../element/elementContext';
import { useRegionKnown } from '../element/useRegionKnown';

interface Props {
  /** The container of the form; its key events are observed. */
  pane: HTMLElement;
  /** The key event that loaded this component. */
  first: KeyboardEvent;
}

/** Shows a hint below a password field while Caps Lock is on and the field has the focus. */
export function CapsLock({ pane, first }: Props) {
  const i18n = useTexts();
  const [field, setField] = useState<Element | null>();
  const [on, setOn] = useState(false);
  const known = useRegionKnown(field);

  useEffect(() => {
    const update = (event: Event) => {
      const input = event.target as HTMLInputElement;
      if (input.type !== 'password') return setOn(false);
      setField(input.closest('.field'));
      // Autofill dispatches key events that are not KeyboardEvents.
      const { getModifierState } = event as Partial<KeyboardEvent>;
      setOn(getModifierState?.call(event, 'CapsLock') ?? false);
    };
    const types = ['keydown', 'keyup', 'focusout'];
    for (const type of types) pane.addEventListener(type, update);
    update(first);
    return () => {
      for (const type of types) pane.removeEventListener(type, update);
    };
  }, [pane, first]);

  if (!field) return null;
  return createPortal(
    <p className="note" role="status">
      {on && known ? i18n._('password.capsLock') : null}
    </p>,
    field,
  );
}
