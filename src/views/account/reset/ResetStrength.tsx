import { useDeferredValue, useEffect, useState } from 'react';
import type { Translate } from '../../../locales/i18n';
import type { StrengthLevel, strengthOf } from './passwordStrength';

interface Props {
  i18n: Translate;
  password: string;
  userId: string;
}

const LEVELS: readonly StrengthLevel[] = ['weak', 'fair', 'good', 'strong'];

/** How strong the new password is: a hint that stops nobody, measured by a part that comes with the first letter. */
export function Strength({ i18n, password, userId }: Props) {
  const [measure, setMeasure] = useState<typeof strengthOf>();
  const wanted = password !== '' && !measure;

  useEffect(() => {
    if (!wanted) return;
    import('./passwordStrength').then(
      (part) => setMeasure(() => part.strengthOf),
      () => {
        // A hint only: whoever is offline gets none, and chooses a password all the same.
      },
    );
  }, [wanted]);

  // The letter is shown before it is measured.
  const typed = useDeferredValue(password);
  const level = typed && measure?.(typed, [userId]);
  const texts = {
    weak: i18n._('reset.weak'),
    fair: i18n._('reset.fair'),
    good: i18n._('reset.good'),
    strong: i18n._('reset.strong'),
  };
  return (
    <p className="strength" role="status" data-level={level || undefined}>
      {level ? (
        <>
          <span className="bars" aria-hidden="true">
            {LEVELS.map((one) => (
              <span key={one} />
            ))}
          </span>
          {texts[level]}
        </>
      ) : null}
    </p>
  );
}
