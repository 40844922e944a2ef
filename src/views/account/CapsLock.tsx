import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../element/elementContext';

interface Props {
  /** The form's surroundings, whose keys are watched. */
  pane: HTMLElement;
  /** The key with which this was loaded. */
  first: KeyboardEvent;
}

/** Says below a password field that Caps Lock is on; goes when it is off, or when the field is left. */
export function CapsLock({ pane, first }: Props) {
  const i18n = useTexts();
  const [field, setField] = useState<Element | null>();
  const [on, setOn] = useState(false);

  useEffect(() => {
    const look = (event: Event) => {
      const input = event.target as HTMLInputElement;
      if (input.type !== 'password') return setOn(false);
      setField(input.closest('.field'));
      // Filling in, browsers dispatch keys that are no KeyboardEvent.
      const { getModifierState } = event as Partial<KeyboardEvent>;
      setOn(getModifierState?.call(event, 'CapsLock') ?? false);
    };
    const types = ['keydown', 'keyup', 'focusout'];
    for (const type of types) pane.addEventListener(type, look);
    look(first);
    return () => {
      for (const type of types) pane.removeEventListener(type, look);
    };
  }, [pane, first]);

  if (!field) return null;
  return createPortal(
    <p className="note" role="status">
      {on ? i18n._('password.capsLock') : null}
    </p>,
    field,
  );
}
