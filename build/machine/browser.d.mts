/** Types of browser.mjs, for the tests and configurations written in TypeScript. */
export function findBrowser(): string | undefined;
export function wrongChromePath(): string | undefined;
export function ensureBrowser(): Promise<string>;
export function launchOptions(executablePath?: string): {
  executablePath: string | undefined;
  args: string[];
};
