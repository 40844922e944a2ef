import { camelCase } from '../store/element/camelCase';

/** The property of an attribute: writes go to the attribute, a missing one reads as its default. */
export function reflect(prototype: object, name: string, fallback: string | false): void {
  const boolean = fallback === false;
  Object.defineProperty(prototype, camelCase(name), {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      const value = this.getAttribute(name);
      return boolean ? value !== null && value !== 'false' : (value ?? fallback);
    },
    set(this: HTMLElement, value: unknown) {
      if (value == null || value === false) this.removeAttribute(name);
      else this.setAttribute(name, boolean ? '' : String(value));
    },
  });
}

/** A property set before the upgrade hides the accessor: it is taken off and set again. */
export function upgradeProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const own = element as unknown as Record<string, unknown>;
  const value = own[name];
  delete own[name];
  own[name] = value;
}
