import { useState } from 'react';
import type { Translate } from '../../locales/i18n';
import { Field } from '../firstPaint/Field';
import { PasswordField } from '../firstPaint/PasswordField';
import { PasswordRule } from './PasswordRule';
import type { Typed } from './reset/resetValues';

/** Field for a code of an authenticator app or a message. */
export function CodeField({ i18n, problem }: { i18n: Translate; problem?: string }) {
  return (
    <Field
      label={i18n._('reset.code')}
      name="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      problem={problem}
    />
  );
}

interface NewPasswordProps {
  i18n: Translate;
  /** User id for password managers. */
  userId: string;
  /** Errors by field name. */
  wrong: Partial<Typed>;
}

/** Fields for a new password, typed twice, with its rule. One button shows both. */
export function NewPasswordFields({ i18n, userId, wrong }: NewPasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <input hidden name="UserId" autoComplete="username" defaultValue={userId} readOnly />
      <div>
        <PasswordField
          i18n={i18n}
          label={i18n._('reset.new')}
          name="Password"
          autoComplete="new-password"
          shown={shown}
          onToggle={() => setShown(!shown)}
          problem={wrong.Password}
        />
        <PasswordRule i18n={i18n} />
      </div>
      <Field
        label={i18n._('reset.repeat')}
        name="Repeat"
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        required
        problem={wrong.Repeat}
      />
    </>
  );
}
