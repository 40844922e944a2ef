import { attributeSelector } from '../element/attributeSelector';
import { addContainer } from './ownContainers';

/** Clones of the templates of a shell by area. */
const clones = new WeakMap<HTMLElement, Map<string, HTMLElement>>();

/**
 * Clones the template of an area without other content, or puts its clone back if the page has removed it. Returns
 * whether the area has content.
 */
export function stampTemplate(host: HTMLElement, name: string): boolean {
  const slotted = [...host.querySelectorAll(`:scope > ${attributeSelector('slot', name)}`)];
  const template = slotted.find((child) => child instanceof HTMLTemplateElement);
  const others = slotted.filter((child) => child !== template);
  if (!template || others.length > 0) return others.length > 0;
  const known = clones.get(host)?.get(name);
  if (known) {
    host.append(known);
    return true;
  }
  const stamped = addContainer(host, 'stamped', name);
  stamped.append(template.content.cloneNode(true));
  clones.set(host, new Map(clones.get(host)).set(name, stamped));
  return true;
}

/** Removes the clones of templates, which hold what the last user has typed. */
export function removeStamped(host: HTMLElement): void {
  clones.delete(host);
  for (const child of host.querySelectorAll(':scope > [data-backoffice-stamped]')) child.remove();
}
