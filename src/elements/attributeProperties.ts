import { camelCase } from '../store/element/camelCase';

/**
 * Attributes of an element by name, each with the value its property has while the attribute is
 * missing. `false` marks a boolean attribute.
 */
export type Attributes = Readonly<Record<string, string | false>>;

/** Returns whether a boolean attribute is set: present with any value except `"false"`. */
function isOn(value: string | null): boolean {
  return value !== null && value !== 'false';
}

/** Converts an attribute value to the value of its option: a boolean, a string, or undefined if missing. */
export function propOf(
  value: string | null,
  fallback: string | false | undefined,
): string | boolean | undefined {
  return fallback === false ? isOn(value) : (value ?? undefined);
}

/**
 * Defines the property that reflects an attribute. Reading it without the attribute returns the
 * fallback; `null`, `undefined` and `false` remove the attribute.
 */
export function reflectAttribute(prototype: object, name: string, fallback: string | false): void {
  Object.defineProperty(prototype, camelCase(name), {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return propOf(this.getAttribute(name), fallback) ?? fallback;
    },
    set(this: HTMLElement, value: unknown) {
      if (value == null || value === false) this.removeAttribute(name);
      else this.setAttribute(name, fallback === false ? '' : String(value));
    },
  });
}

/** Applies a property that was set before the upgrade, and so shadows the accessor. */
export function upgradeProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const own = element as unknown as Record<string, unknown>;
  const value = own[name];
  delete own[name];
  try {
    own[name] = value;
  } catch (error) {
    // The value cannot be converted to a string. After the upgrade, the same assignment throws in the caller.
    reportError(error);
  }
}
