import { ALL, type NamedRow, type TokenRow } from './row';

/** Slots for content of the host page. */
export const slots: readonly NamedRow[] = [
  {
    names: ['workspace', 'site', 'application', 'develop', 'apppublish', 'support'],
    on: ['shell'],
    meaning: 'Content of the area of that name.',
  },
  {
    names: ['admin'],
    on: ['shell'],
    meaning:
      'Content of the area `admin`. Only administrators see it; your server must enforce this.',
  },
  {
    names: ['dashboard'],
    on: ['shell'],
    meaning: 'Replaces the tiles, highlights and lists of pages at `/`.',
  },
  { names: ['profile'], on: ['shell'], meaning: 'Shown below the user data at `/profile`.' },
  { names: ['footer'], on: ['shell'], meaning: 'Replaces year and brand in the footer.' },
  {
    names: ['help'],
    on: ['shell', 'login'],
    meaning: 'Shown below the sign-in and reset forms, for a phone number or a link.',
  },
  { names: ['brand'], on: ALL, meaning: 'Replaces the logo and the product name.' },
  {
    names: ['menu', 'apps', 'notifications'],
    on: ['shell'],
    meaning: '`<script type="application/json">` with the value of the property of that name.',
  },
];

/** Parts, for `::part()`. */
export const parts: readonly NamedRow[] = [
  { names: ['topbar'], on: ['shell'], meaning: 'the bar with menu button, brand and user menu' },
  { names: ['sidebar'], on: ['shell'], meaning: 'the side menu' },
  { names: ['menu-item'], on: ['shell'], meaning: 'each entry of the side menu' },
  { names: ['user-menu'], on: ['shell'], meaning: 'the button that opens the user menu' },
  { names: ['content'], on: ['shell'], meaning: 'the scrolling pane' },
  { names: ['footer'], on: ['shell'], meaning: 'the footer below the content' },
  { names: ['settings'], on: ['shell'], meaning: 'the settings panel' },
  { names: ['brand'], on: ALL, meaning: 'logo and product name' },
  { names: ['card'], on: ALL, meaning: 'the sign-in card; tiles and facts in the shell' },
];

/** Custom states, for `:state()`. */
export const states: readonly NamedRow[] = [
  {
    names: ['dark'],
    on: ALL,
    meaning: 'the element is dark, also if its theme follows the host page',
  },
];

/** CSS custom properties with their defaults. The pickers read some of them. */
export const tokens: readonly TokenRow[] = [
  {
    name: '--backoffice-accent',
    value: 'light-dark(#4f46e5, #818cf8)',
    meaning: 'primary buttons, links, focus rings',
  },
  {
    name: '--backoffice-on-accent',
    value: 'light-dark(#fff, #11131c)',
    meaning: 'text on the accent',
  },
  {
    name: '--backoffice-surface',
    value: 'light-dark(#fff, #171a23)',
    meaning: 'top bar, cards, inputs',
  },
  {
    name: '--backoffice-background',
    value: 'light-dark(#f5f6f9, #0f1117)',
    meaning: 'background of the content',
  },
  { name: '--backoffice-text', value: 'light-dark(#1b1f2b, #e6e8ef)', meaning: 'text' },
  {
    name: '--backoffice-text-muted',
    value: 'light-dark(#5b6376, #9ba3b7)',
    meaning: 'secondary text',
  },
  { name: '--backoffice-border', value: 'light-dark(#dfe2ea, #2b303d)', meaning: 'hairlines' },
  { name: '--backoffice-radius', value: '8px', meaning: 'corners of buttons, inputs and entries' },
  {
    name: '--backoffice-font',
    value: 'system-ui, sans-serif',
    meaning: 'font family',
  },
  {
    name: '--backoffice-font-size',
    value: '14px',
    meaning: "base size; the page's own `html` size has no influence",
  },
  { name: '--backoffice-topbar-height', value: '56px', meaning: 'height of the top bar' },
  {
    name: '--backoffice-sticky-top',
    value: 'calc(var(--offline-height, 0px) - var(--scroll-padding))',
    meaning:
      'set by the shell for its areas: `top` of a box that sticks right below the top bar, or the bar while offline',
  },
  { name: '--backoffice-sidebar-width', value: '248px', meaning: 'width of the side menu' },
  {
    name: '--backoffice-shadow',
    value: '0 1px 2px #0f172a14, 0 8px 28px #0f172a1f',
    meaning: 'sign-in card, menus and dialogs',
  },
  {
    name: '--backoffice-hover',
    value: 'light-dark(#0f172a0d, #ffffff12)',
    meaning: 'background of hovered items',
  },
  { name: '--backoffice-danger', value: 'light-dark(#b42318, #f79a90)', meaning: 'failures' },
  { name: '--backoffice-success', value: 'light-dark(#17704a, #6fd3a5)', meaning: 'successes' },
];

const READ_BY_PICKERS =
  /^--backoffice-(accent|on-accent|surface|background|text|text-muted|border|radius|font|font-size|shadow|hover|danger)$/;

/** CSS custom properties of the pickers. */
export const pickerTokens: readonly TokenRow[] = [
  {
    name: '--backoffice-picker-accent',
    value: 'light-dark(#15803d, #4ade80)',
    meaning: 'selection, focus rings, Apply; the default depends on `accent`',
  },
  {
    name: '--backoffice-picker-on-accent',
    value: 'light-dark(#fff, #052e16)',
    meaning: 'text on the accent color',
  },
  ...tokens.filter(({ name }) => READ_BY_PICKERS.test(name)),
];
