import { UNAUTHORIZED } from '../../constants';
import type { Answer } from './call';
import { envelopeOf, formatEnvelope, quote } from './envelope';

type Hide = (text: string) => string;

/** Number of keys that `describeKeys` lists. */
const MAX_KEYS = 8;

/** Describes a JSON value in a few words: `missing`, `the string "0"`, `the number 5`, `an array`. */
export function describeValue(value: unknown, hide: Hide): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string')
    return value ? `the string ${quote(hide(value))}` : 'an empty string';
  if (typeof value === 'number') return `the number ${value}`;
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' && value ? 'an object' : String(value);
}

/** Describes the keys of an object: `the keys are "a", "b"`. */
export function describeKeys(value: unknown, hide: Hide): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return `it is ${describeValue(value, hide)}`;
  }
  const keys = Object.keys(value);
  if (keys.length === 0) return 'there are no keys';
  const shown = keys.slice(0, MAX_KEYS).map((key) => quote(hide(key)));
  return `the keys are ${shown.join(', ')}${keys.length > MAX_KEYS ? ' and more' : ''}`;
}

/** Describes an answer: `status 200, Code 0, "Saved."`, or `status 502 and text/html`. */
export function describeAnswer(answer: Answer, hide: Hide): string {
  const envelope = envelopeOf(answer);
  if (envelope) return `status ${answer.status}, ${formatEnvelope(envelope, hide)}`;
  return `status ${answer.status} and ${describeType(answer, hide)}`;
}

/** Describes an answer whose status is not 200, although the contract requires it. */
export function describeWrongStatus(answer: Answer, hide: Hide): string {
  const text = describeAnswer(answer, hide);
  return answer.status === UNAUTHORIZED
    ? `${text}; 401 means that the session has ended, and the page reloads`
    : text;
}

/** Returns the content type of an answer without its parameters. */
export function describeType({ headers }: Answer, hide: Hide): string {
  return hide(headers.get('content-type')?.split(';')[0] ?? 'no content type');
}

/** Describes what keeps an answer from being an envelope: `Code is the string "0"`. */
export function describeMistake(answer: Answer, hide: Hide): string {
  const { json } = answer;
  if (json === undefined) return `it is ${describeType(answer, hide)}, which is not JSON`;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return `it is ${describeValue(json, hide)}`;
  }
  const body = json as Record<string, unknown>;
  const own = (name: string) => (Object.hasOwn(body, name) ? body[name] : undefined);
  for (const name of ['Code', 'Message', 'Data']) {
    const other = Object.keys(body).find(
      (key) => key !== name && key.toLowerCase() === name.toLowerCase(),
    );
    if (other && own(name) === undefined) return `${quote(other)} must be written "${name}"`;
  }
  if (own('Code') === undefined) return `Code is missing, ${describeKeys(body, hide)}`;
  const wrong = typeof own('Code') === 'number' ? 'Message' : 'Code';
  return `${wrong} is ${describeValue(own(wrong), hide)}`;
}

/** Finding of a check that needs an envelope; the check `envelope` reports the missing one. */
export function noEnvelope(answer: Answer, hide: Hide): { unchecked: string } {
  return { unchecked: `The answer is not an envelope: ${describeMistake(answer, hide)}.` };
}
