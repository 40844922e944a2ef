import { Icon } from '../../../firstPaint/icons/Icon';

/** Empty state of a popup. */
export function EmptyState({ icon, title, text }: { icon: string; title: string; text: string }) {
  return (
    <div className="nothing">
      <Icon path={icon} />
      <strong>{title}</strong>
      <span className="muted">{text}</span>
    </div>
  );
}
