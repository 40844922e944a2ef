/** Clones the template of an area without other content; returns whether the area has content. */
export function stampTemplate(host: HTMLElement, name: string): boolean {
  const slotted = [...host.querySelectorAll(`:scope > [slot="${CSS.escape(name)}"]`)];
  const template = slotted.find((child) => child instanceof HTMLTemplateElement);
  const others = slotted.filter((child) => child !== template);
  if (!template || others.length > 0) return others.length > 0;
  const stamped = document.createElement('div');
  stamped.slot = name;
  stamped.dataset.backofficeStamped = '';
  stamped.append(template.content.cloneNode(true));
  host.append(stamped);
  return true;
}

/** Removes the clones of templates, which hold what the last user has typed. */
export function removeStamped(host: HTMLElement): void {
  for (const child of host.querySelectorAll(':scope > [data-backoffice-stamped]')) child.remove();
}
