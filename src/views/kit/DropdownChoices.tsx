import Check from 'virtual:icon/check';
import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { Icon } from '../firstPaint/icons/Icon';

interface GroupProps {
  label: string;
  /** Whether the label is visible; it is always the accessible name. */
  shown?: boolean;
  value?: string;
  onChoose?(value: string): void;
  children: ReactNode;
}

/** A labeled group of menu entries; with `onChoose`, a radio group. */
export function DropdownGroup({ label, shown, value, onChoose, children }: GroupProps) {
  const heading = shown ? (
    <Radix.Label className="menu-heading" aria-hidden="true">
      {label}
    </Radix.Label>
  ) : null;
  return onChoose ? (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={onChoose}>
      {heading}
      {children}
    </Radix.RadioGroup>
  ) : (
    <Radix.Group aria-label={label}>
      {heading}
      {children}
    </Radix.Group>
  );
}

interface RadioProps {
  icon?: ReactNode;
  value: string;
  lang?: string;
  children: ReactNode;
}

/** A radio entry of a menu. */
export function DropdownRadio({ icon, children, ...item }: RadioProps) {
  return (
    <Radix.RadioItem className="menu-entry" {...item}>
      {icon}
      <span>{children}</span>
      <Chosen />
    </Radix.RadioItem>
  );
}

interface CheckboxProps {
  icon?: ReactNode;
  on: boolean;
  onToggle(): void;
  children: ReactNode;
}

/** A checkbox entry of a menu. */
export function DropdownCheckbox({ icon, on, onToggle, children }: CheckboxProps) {
  return (
    <Radix.CheckboxItem className="menu-entry" checked={on} onCheckedChange={onToggle}>
      {icon}
      <span>{children}</span>
      <Chosen />
    </Radix.CheckboxItem>
  );
}

const Chosen = () => (
  <Radix.ItemIndicator asChild>
    <span className="menu-chosen">
      <Icon path={Check} />
    </span>
  </Radix.ItemIndicator>
);
