/**
 * The playground: an element on a host page in a frame, with a control for each attribute and slot, its
 * markup to copy, and a log of events and requests.
 */

import { signIn } from './accounts.js';
import { makeControl } from './controls.js';
import { readElements } from './elements.js';
import { chooseFault } from './faults.js';
import { groupAttributes } from './groups.js';
import { logEvent, logRequest } from './log.js';
import { describe } from './markup/describe.js';
import { angular, react, svelte, vue } from './markup/frameworks.js';
import { html } from './markup/html.js';
import { AREAS, isData, makeChild } from './slots.js';

const find = (name) => document.querySelector(`#play-${name}`);
const stage = find('stage');
const tag = find('tag');

/** State of the playground besides its select elements. It uses a separate session. */
const chosen = {
  attributes: {
    'storage-prefix': 'playground:',
    brand: 'Playground',
    theme: 'host',
    name: 'picked',
    label: 'Picked',
  },
  // Every page of the menu has content.
  slots: new Set(AREAS),
};
/** Functions that create the markup, by framework. */
const writers = { html, react, vue, svelte, angular };
const elements = await readElements();
let element;
let settled;

tag.append(
  ...Object.keys(elements).map((name) => new Option(name.replace('backoffice-', ''), name)),
);

find('skin').addEventListener('change', applySkin);
find('fault').addEventListener('change', () => chooseFault(find('fault').value));
find('person').addEventListener('change', changePerson);
find('call').addEventListener('click', call);
find('reload').addEventListener('click', () => stage.contentWindow.location.reload());
find('copy').addEventListener('click', () => copy(find('markup').textContent));
find('framework').addEventListener('change', showMarkup);
find('language').addEventListener('change', () => {
  setAttribute('language', find('language').value || null);
  showControls();
});
tag.addEventListener('change', () => {
  showControls();
  build();
});
stage.addEventListener('load', settle);
addEventListener('pagehide', () => chooseFault(''));

// Scrolling regions must be reachable by keyboard in every browser.
for (const pane of document.querySelectorAll('.play-log, .play-panes pre')) pane.tabIndex = 0;

chooseFault('');
showControls();
// The frame may have loaded before this module ran.
if (
  stage.contentDocument?.readyState === 'complete' &&
  stage.contentWindow.location.href !== 'about:blank'
) {
  settle();
}

/** Adds the element to a host page after its load, once, and listens to its events. */
function settle() {
  const page = stage.contentDocument;
  if (settled === page) return;
  settled = page;
  page.addEventListener('playground-request', ({ detail }) => logRequest(detail));
  applySkin();
  build();
}

function applySkin() {
  const root = stage.contentDocument.documentElement;
  root.dataset.skin = find('skin').value;
  root.dir = find('skin').value === 'rtl' ? 'rtl' : 'ltr';
}

function build() {
  const page = stage.contentDocument;
  element = page.createElement(tag.value);
  for (const type of elements[tag.value].events) element.addEventListener(type, onElementEvent);
  for (const { name } of elements[tag.value].attributes) {
    if (chosen.attributes[name] !== undefined) element.setAttribute(name, chosen.attributes[name]);
  }
  for (const name of elements[tag.value].slots) {
    if (chosen.slots.has(name)) element.append(makeChild(page, name));
  }
  page.body.replaceChildren(element);
  showMarkup();
}

function setAttribute(name, value) {
  if (value === null) delete chosen.attributes[name];
  else chosen.attributes[name] = value;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  showMarkup();
}

function setSlot(name, value) {
  if (value === null) chosen.slots.delete(name);
  else chosen.slots.add(name);
  if (isData(name)) return build();
  if (value === null) element.querySelector(`:scope > [slot="${name}"]`)?.remove();
  else element.append(makeChild(stage.contentDocument, name));
  showMarkup();
}

function showControls() {
  const { attributes, slots } = elements[tag.value];
  find('attributes').replaceChildren(
    ...groupAttributes(attributes).map(([title, group]) => makeGroup(title, group)),
  );
  find('slots').replaceChildren(
    ...slots.map((name) =>
      makeControl({ name, values: 'yes or no' }, chosen.slots.has(name) ? '' : undefined, (value) =>
        setSlot(name, value),
      ),
    ),
  );
  find('slots').parentElement.hidden = slots.length === 0;
  find('language').value = chosen.attributes.language ?? '';
  // Only the shell can send requests for its page.
  find('call').disabled = tag.value !== 'backoffice-shell';
}

function makeGroup(title, attributes) {
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = title;
  const controls = attributes.map((attribute) =>
    makeControl(attribute, chosen.attributes[attribute.name], (value) =>
      setAttribute(attribute.name, value),
    ),
  );
  group.append(legend, ...controls);
  return group;
}

function showMarkup() {
  find('markup').textContent = writers[find('framework').value](describe(element));
}

function onElementEvent(event) {
  logEvent(event, copy);
  // A restored user is not announced by an event.
  if (event.type === 'backoffice-ready') showPerson(event.target.user?.UserId ?? '');
  if (event.type === 'backoffice-login') showPerson(event.detail.user.UserId);
  if (event.type === 'backoffice-logout') showPerson('');
}

function showPerson(userId) {
  const known = [...find('person').options].some(({ value }) => value === userId);
  find('person').value = known ? userId : '';
}

/** Stores the record of a sign-in and reloads the host page, as on a later visit. */
async function changePerson() {
  find('problem').textContent = '';
  const key = `${chosen.attributes['storage-prefix'] ?? 'backoffice:'}currentUser`;
  try {
    const userId = find('person').value;
    if (userId) localStorage.setItem(key, JSON.stringify(await signIn(userId)));
    else localStorage.removeItem(key);
    stage.contentWindow.location.reload();
  } catch (error) {
    showPerson('');
    find('problem').textContent = `Signing in did not work (${error.message}).`;
  }
}

async function call() {
  find('problem').textContent = '';
  try {
    await element.request('/api/probe', { envelope: true });
    find('problem').textContent = 'The server answered as it should.';
  } catch (error) {
    find('problem').textContent = `The call was rejected: ${error.message}`;
  }
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    find('said').textContent = 'Copied.';
  } catch {
    // Blocked, or a page without https: the user can select the text.
    find('said').textContent = 'Copying is blocked here.';
  }
}
