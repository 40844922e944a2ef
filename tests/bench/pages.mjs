/**
 * The measured pages. `find` runs in the page and returns the control that makes it usable. `seed` is written to
 * localStorage before the page loads.
 */
export const pages = {
  floorLogin: floorPage('login', () => document.querySelector('#floor')?.shadowRoot, 'input'),
  floorShell: floorPage('shell', () => document.querySelector('#floor')?.shadowRoot, 'nav a'),
  login: {
    name: 'login',
    html: pageOf(`${ourScript()}<backoffice-login></backoffice-login>`),
    find: "document.querySelector('backoffice-login input[name=UserId]')",
    wanted: 'a visible input[name=UserId] in <backoffice-login>',
  },
  shell: shellPage('shell', `${ourScript()}<backoffice-shell></backoffice-shell>`),
  ownMenu: menuPage('ownMenu', 6),
  manyEntries: menuPage('manyEntries', 1000),
};

/** Returns an expression for the measured element. */
export function hostOf(page) {
  const tag = page.name.startsWith('floor') ? '#floor' : 'backoffice-shell';
  return `document.querySelector('${tag}')`;
}

/** Returns an expression for the shadow root with the controls of a page. */
export function shadowRootOf(page) {
  return `${hostOf(page)}.shadowRoot`;
}

function floorPage(kind, root, selector) {
  return {
    name: `floor-${kind}`,
    html: pageOf(`<div id="floor"></div><script src="/floor/${kind}.js"></script>`),
    find: `(${root})()?.querySelector('${selector}')`,
    wanted: `a visible ${selector} on the floor page`,
  };
}

function shellPage(name, body) {
  const ada = { UserId: 'ada', Name: 'Ada Okafor', Role: 'USER', token: 'bench-token' };
  return {
    name,
    html: pageOf(body),
    find: "document.querySelector('backoffice-shell')?.shadowRoot?.querySelector('nav a')",
    wanted: 'a visible menu link (nav a) in the shadow root of <backoffice-shell>',
    seed: { 'backoffice:currentUser': JSON.stringify(ada) },
  };
}

/** Returns a shell with a custom menu: one link, and `count` closed groups of ten. */
function menuPage(name, count) {
  const menu = `document.querySelector('backoffice-shell').menu = (${groupsOfTen})(${count});`;
  const shell = `<backoffice-shell></backoffice-shell>\n<script>${menu}</script>\n`;
  return shellPage(name, shell + ourScript());
}

function ourScript() {
  return '<script src="/dist/backoffice.js"></script>';
}

function pageOf(body) {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title>
<link rel="icon" href="data:,"></head>
<body>${body}</body>
</html>`;
}

/** Returns a menu with one link and groups of ten entries. It also runs in the page. */
export function groupsOfTen(count) {
  const groups = Array.from({ length: count }, (_, group) => ({
    id: `group-${group}`,
    label: `Group ${group}`,
    subItems: Array.from({ length: 10 }, (_, item) => ({
      id: `item-${group}-${item}`,
      label: `Item ${group}.${item}`,
      link: `/workspace/${group}/${item}`,
    })),
  }));
  return [{ id: 'workspace', label: 'Workspace', link: '/workspace' }, ...groups];
}
