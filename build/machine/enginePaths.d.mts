/** The path of Firefox, or undefined: FIREFOX_PATH wins. */
export function firefoxPath(): string | undefined;

/** The paths of WebKitGTK's driver and browser, or undefined where one of them is missing. */
export function webkitPaths(): { driver: string; browser: string } | undefined;

/** The path of Xvfb, the screen that WebKit draws on if there is none: XVFB_PATH wins. */
export function virtualScreenPath(): string | undefined;
