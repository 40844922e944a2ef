/** Log of the playground: events of the element and requests of its page. */
const KEPT = 100;
const list = document.querySelector('#play-log');
const nothing = document.querySelector('#play-nothing');

document.querySelector('#play-clear').addEventListener('click', () => {
  list.replaceChildren();
  nothing.hidden = false;
});

/** Adds an event, with a button that copies a listener for it. */
export function logEvent({ type, detail, target }, copy) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = 'Copy as listener';
  button.setAttribute('aria-label', `Copy as listener: ${type}`);
  button.addEventListener('click', () => copy(listenerFor(type, detail)));
  add(type, JSON.stringify(detail || { value: target.value }), button);
}

/** Adds a call to the server. */
export function logRequest({ method, path, status, milliseconds }) {
  const line = add(`${method} ${path}`, `${status}, ${milliseconds} ms`);
  line.dataset.failed = String(!(status < 400));
}

function add(name, text, ...more) {
  const line = document.createElement('li');
  const code = document.createElement('code');
  const said = document.createElement('span');
  code.textContent = name;
  said.textContent = text;
  line.append(code, said, ...more);
  list.prepend(line);
  while (list.children.length > KEPT) list.lastElementChild.remove();
  nothing.hidden = true;
  return line;
}

function listenerFor(type, detail) {
  const names = Object.keys(detail || {});
  const read =
    names.length > 0 ? `{ ${names.join(', ')} } = event.detail` : '{ value } = event.target';
  return `document.addEventListener('${type}', (event) => {
  const ${read};
});
`;
}
