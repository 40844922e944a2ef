import { Icon, type IconNode } from '../../../frame/Icon';

/** Says that a popup has nothing to show. */
export function Nothing({ icon, title, text }: { icon: IconNode; title: string; text: string }) {
  return (
    <div className="nothing">
      <Icon node={icon} />
      <strong>{title}</strong>
      <span className="muted">{text}</span>
    </div>
  );
}
