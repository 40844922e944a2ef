import type { ReactNode } from 'react';

interface Props {
  label: string;
  open: boolean;
  /** Id of the list of its entries while that is rendered. */
  controls?: string;
  /** Marks a closed group that holds the current page. */
  branch?: 'current';
  icon: ReactNode;
  /** Follows the label, a badge for example. */
  after?: ReactNode;
  /** The entry of a group that is a link as well; the disclosure button then stands beside it. */
  entry?: ReactNode;
  onToggle?(): void;
}

/** Renders a group of the menu as a disclosure button, its entries apart. */
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
