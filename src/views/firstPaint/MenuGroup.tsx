import type { ReactNode } from 'react';

interface Props {
  label: string;
  open: boolean;
  /** Id of the list of its entries while that is rendered. */
  controls?: string;
  /** Marks a closed group that contains the current page. */
  branch?: 'current';
  icon: ReactNode;
  /** Content after the label, such as a badge. */
  after?: ReactNode;
  /** Link of a group that has one; the disclosure button is then beside it. */
  entry?: ReactNode;
  onToggle?(): void;
}

/** Renders the disclosure button of a menu group, without its entries. */
export function MenuGroup(props: Props) {
  const { label, open, controls, branch, icon, after, entry, onToggle } = props;
  const button = {
    type: 'button',
    'aria-expanded': open,
    'aria-controls': controls,
    'data-branch': branch,
    onClick: onToggle,
  } as const;
  return entry ? (
    <div className="menu-pair">
      {entry}
      <button {...button} className="menu-more" aria-label={label} />
    </div>
  ) : (
    <button {...button} className="menu-item" part="menu-item">
      {icon}
      <span className="menu-label">{label}</span>
      {after}
    </button>
  );
}
