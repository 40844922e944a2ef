/** A module that Next serves as it is: the browser imports it, no bundler does. */
export function mount(container) {
  const heading = document.createElement('h2');
  heading.textContent = 'Notices';
  container.append(heading);
}
