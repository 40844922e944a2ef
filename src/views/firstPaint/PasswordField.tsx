import type { Ref } from 'react';
import type { Translate } from '../../locales/i18n';
import { Field } from './Field';
import { Icon } from './icons/Icon';
import { EyeIcon } from './icons/icons';

interface Props {
  i18n: Translate;
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  shown?: boolean;
  ref?: Ref<HTMLInputElement>;
  problem?: string;
  onToggle?(): void;
}

/** A password input with a button that shows the password. */
export function PasswordField({ i18n, shown = false, onToggle, ...field }: Props) {
  const showButton = (
    <button
      type="button"
      className="peek"
      aria-label={i18n._('password.show')}
      aria-pressed={shown}
      onClick={onToggle}
    >
      <Icon path={EyeIcon} />
    </button>
  );
  return <Field type={shown ? 'text' : 'password'} required after={showButton} {...field} />;
}
