/** A container of a host page, with a shell of at most 1200 by 800 px. */
export interface Container {
  name: string;
  /** Markup of the body, the shell among it. */
  markup: string;
  /** Size in px that the shell gets; its defaults are 1200 and 800. */
  width?: number;
  height?: number;
  /** Factor by which zoom or transform scales the shell. */
  scale?: number;
  /** The page has no doctype. */
  quirks?: boolean;
}

const SHELL = '<backoffice-shell brand="Northgate" no-autofocus></backoffice-shell>';
const styled = (style: string, inside = SHELL) => `<div style="${style}">${inside}</div>`;
const withRules = (rules: string, inside = SHELL) => `<style>${rules}</style>${inside}`;

/** All containers in which the layout of the shell is tested. */
export const CONTAINERS: Container[] = [
  { name: 'the body', markup: SHELL },
  { name: 'the body of a page without doctype', markup: SHELL, quirks: true },
  {
    name: 'a page whose rule for every element sets a writing mode and columns',
    markup: withRules('body *{writing-mode:vertical-rl;columns:3}'),
  },
  { name: 'a flex body', markup: withRules('body{display:flex}') },
  {
    name: 'a flex body beside a navigation',
    markup: withRules('body{display:flex}', `<nav style="flex:0 0 200px">Host</nav>${SHELL}`),
    width: 1000,
  },
  {
    name: 'a flex body that centers everything',
    markup: withRules(
      'body{display:flex;justify-content:center;align-items:center;min-height:100vh}',
    ),
  },
  {
    name: 'a flex column that centers',
    markup: styled('display:flex;flex-direction:column;align-items:center'),
  },
  {
    name: 'a flex column with a rule for the shell',
    markup: withRules(
      'body{display:flex;flex-direction:column;height:100vh}backoffice-shell{flex:1;min-height:0}',
      `<header style="height:60px">Host</header>${SHELL}`,
    ),
    height: 740,
  },
  {
    name: 'nested flex boxes',
    markup: styled('display:flex', styled('display:flex;flex:1;min-width:0')),
  },
  {
    name: 'a wrapping flex row, aligned at its end',
    markup: styled('display:flex;flex-wrap:wrap;justify-content:flex-end;align-items:flex-end'),
  },
  { name: 'a grid', markup: styled('display:grid') },
  { name: 'a grid that centers', markup: styled('display:grid;place-items:center') },
  {
    name: 'a grid column',
    markup: styled('display:grid;grid-template-columns:300px 1fr', `<p>Host</p>${SHELL}`),
    width: 900,
  },
  {
    name: 'an auto column at the start of a grid',
    markup: styled('display:grid;grid-template-columns:auto;justify-content:start'),
  },
  {
    name: 'a min-content column',
    markup: styled('display:grid;grid-template-columns:min-content'),
  },
  {
    name: 'a fit-content column',
    markup: styled('display:grid;grid-template-columns:fit-content(100%)'),
  },
  {
    name: 'a named grid area',
    markup: withRules(
      'main{display:grid;grid:"nav main" auto/200px 1fr}nav{grid-area:nav}backoffice-shell{grid-area:main}',
      `<main><nav>Host</nav>${SHELL}</main>`,
    ),
    width: 1000,
  },
  { name: 'one CSS column', markup: styled('columns:1;column-gap:0') },
  { name: 'the first of two CSS columns', markup: styled('columns:2;column-gap:0'), width: 600 },
  { name: 'a float at the left', markup: styled('float:left') },
  { name: 'a float at the right', markup: styled('float:right') },
  { name: 'a box at an absolute position', markup: styled('position:absolute') },
  {
    name: 'a box between two edges',
    markup: styled('position:absolute;left:100px;right:100px'),
    width: 1000,
  },
  { name: 'a fixed box', markup: styled('position:fixed;inset:0') },
  {
    name: 'a sticky column',
    markup: styled(
      'display:flex;align-items:flex-start',
      `<nav style="flex:0 0 200px">Host</nav>${styled('position:sticky;top:0;flex:1;min-width:0')}`,
    ),
    width: 1000,
  },
  {
    name: 'a table of full width',
    markup: `<table style="width:100%;border-spacing:0"><tr><td style="padding:0">${SHELL}</td></tr></table>`,
  },
  { name: 'a table cell', markup: styled('display:table-cell') },
  { name: 'an inline table', markup: styled('display:inline-table') },
  { name: 'an inline block', markup: styled('display:inline-block;vertical-align:top') },
  { name: 'an inline flex box', markup: styled('display:inline-flex;vertical-align:top') },
  { name: 'a box without a box', markup: styled('display:contents') },
  { name: 'a box of max-content', markup: styled('width:max-content') },
  { name: 'a box of min-content', markup: styled('width:min-content') },
  { name: 'a box of fit-content', markup: styled('width:fit-content') },
  { name: 'a box of 640 px', markup: styled('width:640px'), width: 640 },
  {
    name: 'a box that scrolls',
    markup: styled('overflow:auto;scrollbar-width:none;width:1000px;height:500px'),
    width: 1000,
  },
  {
    name: 'a box with an aspect ratio',
    markup: withRules('backoffice-shell{height:100%}', styled('aspect-ratio:2')),
    height: 600,
  },
  { name: 'a query container', markup: styled('container-type:inline-size') },
  { name: 'a box of vertical text', markup: styled('writing-mode:vertical-rl') },
  { name: 'a zoomed box', markup: styled('zoom:.5'), height: 400, scale: 0.5 },
  {
    name: 'a transformed box',
    markup: styled('transform:scale(.5);transform-origin:0 0'),
    ...{ width: 600, height: 400, scale: 0.5 },
  },
  {
    name: 'an open details element',
    markup: `<details open><summary>Host</summary>${SHELL}</details>`,
  },
  {
    name: 'an open dialog',
    markup: `<dialog open style="padding:0;border:0;max-width:none">${SHELL}</dialog>`,
  },
  {
    name: 'a fieldset',
    markup: `<fieldset style="border:0;padding:0;margin:0">${SHELL}</fieldset>`,
  },
  {
    name: 'a slot of another shadow root',
    markup: `<host-portal><template shadowrootmode="open"><style>div{display:flex}</style>
      <div><slot></slot></div></template>${SHELL}</host-portal>`,
  },
  {
    name: 'a frame without doctype',
    markup: `<iframe style="border:0;width:1000px;height:500px" srcdoc="${`<html dir='DIRECTION'><body style='margin:0'>${SHELL}<script src='/dist/backoffice.js'></script>`.replaceAll('"', '&quot;')}"></iframe>`,
    ...{ width: 1000, height: 500 },
  },
];

/** Returns the markup of a host page with a container. */
export function containerPage(
  { markup, quirks }: Container,
  direction: string,
  script = '<script src="/dist/backoffice.js"></script>',
): string {
  const body = markup.replace('DIRECTION', direction);
  return `${quirks ? '' : '<!doctype html>'}<html lang="en" dir="${direction}" style="scrollbar-width:none">
    <head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"></head>
    <body style="margin:0">${body}${script}</body></html>`;
}

/** Boxes in px. Those inside the shell are relative to it. */
export interface Geometry {
  /** The element is hydrated. */
  ready: boolean;
  host: { width: number; height: number };
  topbar?: Box;
  menu?: Box;
  content?: Box;
  card?: Box;
  /** Lower edge of content and footer. */
  end?: number;
}
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Measures the shell, also in a frame. It runs in the page, so it must not use anything outside itself. */
function measure(): Geometry | undefined {
  const shellIn = (page: Document | null): Element | null | undefined =>
    page?.querySelector('backoffice-shell') ??
    (page?.querySelector('iframe') &&
      shellIn(page.querySelector('iframe')?.contentDocument ?? null));
  const host = shellIn(document);
  const root = host?.shadowRoot;
  if (!host || !root) return undefined;
  const at = host.getBoundingClientRect();
  const boxOf = (selector: string): Box | undefined => {
    const rect = root.querySelector(selector)?.getBoundingClientRect();
    if (!rect?.width) return undefined;
    return {
      x: Math.round(rect.x - at.x),
      y: Math.round(rect.y - at.y),
      width: Math.round(rect.width),
      height: Math.round(rect.height),
    };
  };
  const last = (
    root.querySelector('.footer') ?? root.querySelector('.content')
  )?.getBoundingClientRect();
  const early = (host as never)[Symbol.for('backoffice-elements.early')] as { pending: boolean };
  return {
    ready: early?.pending === false,
    host: { width: Math.round(at.width), height: Math.round(at.height) },
    topbar: boxOf('.topbar'),
    menu: boxOf('.sidebar'),
    content: boxOf('.content'),
    card: boxOf('.card'),
    end: last && Math.round(last.bottom - at.y),
  };
}

/** An expression that measures the shell of a page. */
export const MEASURE = `(${measure})()`;

/** The height of the top bar and the width of the menu, in px. */
const BAR = 56;
const MENU = 248;
/** Maximum width of a shell with the phone menu, in px. */
const PHONE = 768;

/** Returns the expected geometry of a signed-in shell. */
export function signedInGeometry(
  { width = 1200, height = 800, scale = 1 }: Container,
  rtl: boolean,
) {
  const bar = BAR * scale;
  const menu = width / scale > PHONE ? MENU * scale : 0;
  return {
    host: { width, height },
    topbar: { x: 0, y: 0, width, height: bar },
    menu: menu
      ? { x: rtl ? width - menu : 0, y: bar, width: menu, height: height - bar }
      : undefined,
    content: { x: rtl ? 0 : menu, y: bar, width: width - menu },
    end: height,
  };
}

/** Returns the expected geometry of a signed-out shell: its card is centered. */
export function signedOutGeometry({ width = 1200, height = 800, scale = 1 }: Container) {
  const card = 384 * scale;
  return { host: { width, height }, card: { x: (width - card) / 2, width: card } };
}
