/**
 * The demo strip above the back office: hidden for good once dismissed (the footer brings it back),
 * and a choice between the product's menu and the demonstration menu.
 */
const STRIP_KEY = 'northgate-portal:demo-strip';
const DEMONSTRATION_MENU = '/menus/demonstration.json';

const shell = document.querySelector('backoffice-shell');
const strip = document.querySelector('#demo-strip');
const hide = document.querySelector('#demo-hide');
const show = document.querySelector('#demo-show');
const tools = document.querySelector('#demo-tools');
const menu = document.querySelector('#demo-menu');
const problem = document.querySelector('#demo-problem');

showStrip(readStrip() !== 'hidden');

hide.addEventListener('click', () => {
  showStrip(false);
  writeStrip('hidden');
  show.focus();
});

show.addEventListener('click', () => {
  showStrip(true);
  writeStrip('shown');
  strip.focus();
});

// On a phone the tools are a popover: a link in it leads to the page below.
tools.addEventListener('click', (event) => {
  if (event.target.closest('a')) tools.hidePopover();
});

menu.addEventListener('change', chooseMenu);
// A browser that restores the form after a reload has already chosen.
if (menu.value === 'demonstration') chooseMenu();

async function chooseMenu() {
  problem.textContent = '';
  if (menu.value === 'product') {
    shell.menu = undefined;
    return;
  }
  try {
    const response = await fetch(DEMONSTRATION_MENU);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const items = await response.json();
    // The visitor may have gone back to the product's menu while this one was on its way.
    if (menu.value === 'demonstration') shell.menu = items;
  } catch (error) {
    menu.value = 'product';
    problem.textContent = `The demonstration menu did not load (${error.message}).`;
  }
}

function showStrip(shown) {
  strip.hidden = !shown;
  show.hidden = shown;
}

function readStrip() {
  try {
    return localStorage.getItem(STRIP_KEY);
  } catch {
    // Storage is blocked: the strip shows on every visit.
    return null;
  }
}

function writeStrip(state) {
  try {
    localStorage.setItem(STRIP_KEY, state);
  } catch {
    // Storage is blocked: the strip comes back with the next visit.
  }
}
