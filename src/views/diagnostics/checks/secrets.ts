import type { ElementStores } from '../../../store/element/elementStores';
import { ownElements } from './ownElements';

/** Short ones would strike out half the report: a reset code of four digits, say, is found by its name. */
const WORTH_STRIKING = 4;

/** The secrets this page knows: the token, and what is typed into password and code fields. */
export function secretsOnPage({ session }: ElementStores): string[] {
  const typed = ownElements().flatMap((element) => [
    ...element.querySelectorAll<HTMLInputElement>(
      'input[type="password"], [name="AuthValue"], [autocomplete~="one-time-code"]',
    ),
  ]);
  const known = [session.getToken() ?? '', ...typed.map(({ value }) => value)];
  return known.filter(({ length }) => length >= WORTH_STRIKING);
}
