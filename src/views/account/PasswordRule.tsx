import { PASSWORD_MINIMUM } from '../../constants';
import type { Translate } from '../../locales/i18n';

/** Rule of a new password, below its field. */
export function PasswordRule({ i18n }: { i18n: Translate }) {
  return (
    <p className="rule" data-for="Password">
      {i18n._('reset.rule', { count: PASSWORD_MINIMUM })}
    </p>
  );
}
