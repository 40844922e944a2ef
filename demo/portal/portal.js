/**
 * Sets areas, notifications, apps and search of the demo world on the shell, as an integrator would. The
 * visitor chooses between the product's menu and the demonstration menu; the query of the URL contains
 * the choice. A role that sees fewer areas has fewer entries.
 */
import { datedNotifications, seedTime } from './notifications.js';
import './passkeys.js';
import { sampleAreas } from './samplePages.js';
import { recordSearch } from './search.js';
import { startStrip } from './strip.js';

const DATA = '/menus/';
const MENU_QUERY = 'menu';

const shell = document.querySelector('backoffice-shell');
const menu = document.querySelector('#demo-menu');
const problem = document.querySelector('#demo-problem');

// Each area uses another kind of source, to show them all; Workspace is a slotted section of the page.
const productAreas = {
  site: { element: 'northgate-sites', module: '/areas/built/site.js' },
  application: { module: '/areas/built/application.js' },
  develop: { load: () => import('/areas/built/develop.js') },
  apppublish: { module: '/areas/built/apppublish.js' },
  admin: { module: '/areas/built/admin.js' },
  support: { iframe: '/areas/support/', requests: true },
};
shell.areas = productAreas;
shell.searchProvider = recordSearch(shell);

// A slotted section is shown only while its page is open: its script loads with the first visit.
onFirstVisit('dashboard', () => import('/areas/built/home.js'));
onFirstVisit('workspace', () => import('/areas/built/workspace.js'));
onFirstVisit('profile', () => import('/areas/profile/profile.js'));

startStrip(shell);

addEventListener('beforeprint', () => {
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
  document.querySelector('#print-head').textContent = `${shell.getAttribute('brand')} · ${today}`;
});

menu.addEventListener('change', () => {
  keepMenu(menu.value);
  chooseMenu();
});

// The entries depend on the signed-in user.
for (const type of ['backoffice-ready', 'backoffice-login', 'backoffice-logout']) {
  shell.addEventListener(type, () => {
    if (menu.value === 'product') shell.menu = productMenu();
  });
}

const wanted = new URLSearchParams(location.search).get(MENU_QUERY);
menu.value = wanted === 'demonstration' ? wanted : 'product';
chooseMenu();

for (const [property, prepare] of [
  ['notifications', async (items) => datedNotifications(items, await seedTime())],
  ['apps', (items) => items],
]) {
  load(property)
    .then(prepare)
    .then(
      (items) => {
        shell[property] = items;
      },
      (error) => console.warn(`The demo's ${property} did not load (${error.message}).`),
    );
}

function onFirstVisit(slot, load) {
  new IntersectionObserver((entries, observer) => {
    if (!entries.at(-1).isIntersecting) return;
    observer.disconnect();
    load();
  }).observe(shell.querySelector(`[slot="${slot}"]`));
}

async function chooseMenu() {
  problem.textContent = '';
  if (menu.value === 'product') {
    shell.areas = productAreas;
    shell.menu = productMenu();
    return;
  }
  try {
    const items = await load('demonstration');
    // The visitor may have chosen the product's menu while this one was loading.
    if (menu.value !== 'demonstration') return;
    shell.areas = { ...sampleAreas(items), ...productAreas };
    shell.menu = items;
  } catch (error) {
    menu.value = 'product';
    keepMenu('product');
    problem.textContent = `The demonstration menu did not load (${error.message}).`;
  }
}

/** Returns the product's menu, with fewer entries if the user's record contains `Areas`. */
function productMenu() {
  return shell.user?.Areas?.map((area) => ({
    id: area,
    label: `menu.${area}`,
    icon: area,
    link: `/${area}`,
  }));
}

/** Writes the choice to the URL; the product's menu is the default and omitted. */
function keepMenu(choice) {
  const address = new URL(location.href);
  if (choice === 'product') address.searchParams.delete(MENU_QUERY);
  else address.searchParams.set(MENU_QUERY, choice);
  history.replaceState(history.state, '', address);
}

async function load(name) {
  const response = await fetch(`${DATA}${name}.json`);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.json();
}
