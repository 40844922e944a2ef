import { Icon } from '../../../firstPaint/Icon';

/** Says that a popup has nothing to show. */
export function Nothing({ icon, title, text }: { icon: string; title: string; text: string }) {
  return (
    <div className="nothing">
      <Icon path={icon} />
      <strong>{title}</strong>
      <span className="muted">{text}</span>
    </div>
  );
}
