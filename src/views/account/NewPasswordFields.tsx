import { useState } from 'react';
import { PASSWORD_MINIMUM } from '../../constants';
import type { Translate } from '../../locales/i18n';
import { Field } from '../firstPaint/Field';
import { PasswordField } from '../firstPaint/PasswordField';
import type { Typed } from './reset/resetValues';
import { useInitialValue } from './useInitialValue';

interface Props {
  i18n: Translate;
  /** User id for password managers: a user name that is empty would mislead them. */
  userId: string | undefined;
  /** Values of an earlier visit of the form. */
  typed?: Typed;
  /** Errors by field name. */
  wrong: Partial<Typed>;
}

/** Fields for a new password, typed twice, with its rule. One button shows both. */
export function NewPasswordFields({ i18n, userId, typed, wrong }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <>
      {userId && (
        <input hidden name="UserId" autoComplete="username" defaultValue={userId} readOnly />
      )}
      <div>
        <PasswordField
          i18n={i18n}
          label={i18n._('reset.new')}
          name="Password"
          autoComplete="new-password"
          shown={shown}
          onToggle={() => setShown(!shown)}
          ref={useInitialValue(typed?.Password)}
          problem={wrong.Password}
        />
        <p className="rule" data-for="Password">
          {i18n._('reset.rule', { count: PASSWORD_MINIMUM })}
        </p>
      </div>
      <Field
        label={i18n._('reset.repeat')}
        name="Repeat"
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        required
        ref={useInitialValue(typed?.Repeat)}
        problem={wrong.Repeat}
      />
    </>
  );
}
