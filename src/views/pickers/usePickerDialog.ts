import { type ComponentType, type RefObject, useRef } from 'react';
import { focusedIn, isFocusLost } from '../element/focus';
import { isUsable } from '../kit/visibility';
import { type LoadComponent, useLazyComponent } from '../lazy/useLazyComponent';
import { useFieldState, usePicker } from './pickerContext';

/** Props of a picker's dialog. */
export interface DialogProps {
  label: string;
  open: boolean;
  /** The field that the dialog is next to. */
  field: RefObject<HTMLElement | null>;
  /** The button that gets the focus when the dialog closes. */
  opener: RefObject<HTMLElement | null>;
  close(): void;
}

/** Loads, opens and closes the dialog of a picker. */
export function usePickerDialog(load: LoadComponent<DialogProps>) {
  const { host, field } = usePicker();
  const { open } = useFieldState();
  const { Component, failed, loadNow, prefetch, dismiss } = useLazyComponent(load);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { close } = field;
  const Dialog: ComponentType<DialogProps> | undefined = Component;

  /** Returns whether another element of the page has the focus. */
  const isElsewhere = () => !isFocusLost() && !focusedIn(host);

  async function show() {
    if (!isUsable(host)) return;
    field.commit();
    field.open();
    const wasElsewhere = isElsewhere();
    // The field shows the failure. Typing still works.
    if (!(await loadNow())) close();
    // Meanwhile the user may have begun to type in another field.
    else if (isElsewhere() && !wasElsewhere) close();
  }

  return {
    Dialog,
    /** Whether the last attempt to load the dialog failed, until it arrives or the user types. */
    failed,
    /** Forgets the failure. */
    dismiss,
    /** True from the request to open until the dialog is loaded. */
    loading: open && !Dialog,
    /** Loads the dialog in advance. A failure is reported when the dialog is opened. */
    prefetch: () => void prefetch(),
    show,
    props: { open, field: box, opener, close },
  };
}
