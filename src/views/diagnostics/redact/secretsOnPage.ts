import type { ElementStores } from '../../../store/element/elementStores';
import { ownElements } from '../checks/ownElements';

/** Minimum length of a secret. Shorter values match too much text; `redact` finds them by field name. */
const MIN_LENGTH = 4;

/** Returns the token and the current values of password and code fields. */
export function secretsOnPage({ session }: ElementStores): string[] {
  const typed = ownElements().flatMap((element) => [
    ...element.querySelectorAll<HTMLInputElement>(
      'input[type="password"], [name="AuthValue"], [autocomplete~="one-time-code"]',
    ),
  ]);
  const known = [session.getToken() ?? '', ...typed.map(({ value }) => value)];
  return known.filter(({ length }) => length >= MIN_LENGTH);
}
