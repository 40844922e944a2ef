import { existsSync } from 'node:fs';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const BROWSER = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/webkit2gtk-4.1/MiniBrowser',
];

/** Returns the path of Firefox, or undefined; FIREFOX_PATH takes precedence. */
export function firefoxPath() {
  return process.env.FIREFOX_PATH || FIREFOX.find(existsSync);
}

/** Returns the paths of WebKitGTK's driver and browser, or undefined if one of them is missing. */
export function webkitPaths() {
  const driver = process.env.WEBKIT_DRIVER_PATH || (existsSync(DRIVER) ? DRIVER : undefined);
  const browser = process.env.WEBKIT_PATH || BROWSER.find(existsSync);
  return driver && browser ? { driver, browser } : undefined;
}

/** Returns the path of Xvfb, the screen that WebKit draws on if there is none; XVFB_PATH takes precedence. */
export function virtualScreenPath() {
  return process.env.XVFB_PATH || (existsSync(XVFB) ? XVFB : undefined);
}
